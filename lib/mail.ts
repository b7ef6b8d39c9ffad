import { messages } from "@/lib/messages";

/** What a quote request carries: exactly these six keys (row 187). */
export type Quote = {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
  subscribe: boolean;
};

const backend = process.env.NEXT_PUBLIC_MAIL_BACKEND_URL ?? "";
const longestError = 500;

/** A refusal whose message may be shown to the visitor as it is. */
export class MailError extends Error {}

/**
 * Sends `body` as JSON to `path` of the mail backend and resolves with the parsed answer, or with
 * undefined where a 2xx carries no JSON: the status alone decides (faults.md D1). Rejects with a
 * MailError holding the server's `error` text or `fallback` (D4), or with the browser's own error
 * when the network fails (D5). No time-out and no retry (row 28); a redirect is a failure, because
 * the browser would turn the POST into a GET and report success (D2).
 */
export async function postJson(path: string, body: object, fallback: string): Promise<unknown> {
  const response = await fetch(backend + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new MailError(errorText(answer) ?? fallback);
  return answer;
}

/** The `error` of an answer when it is text worth showing, capped at 500 characters (row 192). */
function errorText(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return undefined;
  const { error } = answer;
  if (typeof error !== "string" || error.trim() === "") return undefined;
  return error.slice(0, longestError);
}

/** Rows 187, 192, 195. */
export const sendQuote = (quote: Quote) =>
  postJson("/contact-smart-heat", quote, messages.submissionFailed);

/** Rows 154, 188. */
export const subscribe = (email: string) =>
  postJson("/subscribe-smart-heat", { email }, messages.subscriptionFailed);

/** Rows 164, 189. */
export const unsubscribe = (email: string) =>
  postJson("/unsubscribe-smart-heat", { email }, messages.unsubscribeFailed);

/** The subscribe path with the words of a resubscription (rows 167, 190). */
export const resubscribe = (email: string) =>
  postJson("/subscribe-smart-heat", { email }, messages.resubscribeFailed);
