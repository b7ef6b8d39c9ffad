import { mailFailed } from "@/content/words/mail";
import type { Quote } from "@/lib/forms/quote";

const backend = process.env.NEXT_PUBLIC_MAIL_BACKEND_URL ?? "";
const longestError = 500;

/** Browsers keep a request alive only while its body, with all others on their way, is within 64 KiB. */
const longestKeptAlive = 60_000;

/** A refusal whose message may be shown to the visitor as it is. */
export class MailError extends Error {}

/** Reads the body of a 2xx: its JSON, or undefined where it has none. It may never end. */
export type ReadAnswer = () => Promise<unknown>;

/**
 * Sends `body` as JSON to `path` of the mail backend and resolves as soon as the status, which
 * alone decides, is a 2xx, with a way to read the answer. Rejects with a MailError holding the
 * server's `error` text or `fallback`, or with the browser's own error when the network fails. No
 * time-out and no retry (row 28); a redirect is a failure, because the browser would turn the POST
 * into a GET and report success.
 */
export async function postJson(path: string, body: object, fallback: string): Promise<ReadAnswer> {
  const response = await send(backend + path, JSON.stringify(body));
  const answer: Promise<unknown> = response.json().catch(() => undefined);
  if (response.ok) return () => answer;
  throw new MailError(errorText(await answer) ?? fallback);
}

/**
 * The request outlives the page: who follows a link or reloads while it is under way has sent it all
 * the same. One that is too long for that asks the visitor to wait.
 */
function send(address: string, body: string): Promise<Response> {
  const keepalive = new Blob([body]).size <= longestKeptAlive;
  const answer = fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    redirect: "error",
    keepalive,
  });
  return keepalive ? answer : askToStay(answer);
}

/** Has the browser ask whoever leaves the page, until the answer is there or has failed. */
async function askToStay(answer: Promise<Response>): Promise<Response> {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("beforeunload", stay);
  try {
    return await answer;
  } finally {
    window.removeEventListener("beforeunload", stay);
  }
}

/** The `error` of an answer when it is text worth showing, capped at 500 characters (row 192). */
function errorText(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return undefined;
  const { error } = answer;
  if (typeof error !== "string" || error.trim() === "") return undefined;
  return error.slice(0, longestError);
}

/** Rows 187, 192, 195. */
export const sendQuote = (quote: Quote) => postJson("/contact-smart-heat", quote, mailFailed.quote);

/** Rows 154, 188. */
export const subscribe = (email: string) =>
  postJson("/subscribe-smart-heat", { email }, mailFailed.subscribe);

/** Rows 164, 189. */
export const unsubscribe = (email: string) =>
  postJson("/unsubscribe-smart-heat", { email }, mailFailed.unsubscribe);

/** The subscribe path with the words of a resubscription (rows 167, 190). */
export const resubscribe = (email: string) =>
  postJson("/subscribe-smart-heat", { email }, mailFailed.resubscribe);
