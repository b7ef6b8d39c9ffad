import { mailFailed } from "@/content/words/mail";
import { askServer } from "@/lib/dom/ask-server";
import { whenShownAgain } from "@/lib/dom/moments";
import type { Quote } from "@/lib/forms/quote";
import { longestWaitMs } from "@/lib/timings";

const backend = process.env.NEXT_PUBLIC_MAIL_BACKEND_URL ?? "";

/** Browsers limit the bodies of all `keepalive` requests under way to 64 KiB together. */
const longestKeptAlive = 60_000;

/** A refusal whose message may be shown to the visitor unchanged; its cause is the status. */
export class MailError extends Error {}

/** Nothing was sent, since the device has no connection. The message is the browser's own. */
export class UnsentError extends Error {}

/** What became of a request: it may have arrived without a readable answer, or with one from 500 on. */
export type Outcome = "arrived" | "unsent" | "unknown" | "doubtful";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The outcome of a request that rejected with this error. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof MailError) return (error.cause as number) < 500 ? "unsent" : "doubtful";
  return error instanceof UnsentError ? "unsent" : "unknown";
}

/** Reads the body of a 2xx: its JSON, or undefined if it has none. The body may never end. */
export type ReadAnswer = () => Promise<unknown>;

/**
 * Sends `body` as JSON to `path` of the mail backend and resolves at a 2xx status, which alone
 * decides, with a function that reads the answer. Rejects with a MailError holding the server's
 * `error` text or `fallback`, with an UnsentError, or with the browser's own error when the network
 * fails, or an Error with `fallback` when the answer was lost with the page. No time-out and no retry; a redirect is a failure, because the browser would turn the POST into a GET and
 * report success.
 */
export async function postJson(path: string, body: object, fallback: string): Promise<ReadAnswer> {
  if (!navigator.onLine) await expectConnection();
  const sent = send(backend + path, JSON.stringify(body));
  const response = await Promise.race([sent, lostWithPage(sent, fallback)]);
  const answer: Promise<unknown> = response.json().catch(() => undefined);
  if (response.ok) return () => answer;
  const shown = errorText(await Promise.race([answer, wait(longestWaitMs)])) ?? fallback;
  throw new MailError(shown, { cause: response.status });
}

/**
 * Rejects when nothing has come for a while after the page was left and shown again: WebKit never tells
 * the end of a request that was under way then.
 */
function lostWithPage(sent: Promise<unknown>, message: string): Promise<never> {
  return new Promise((_, reject) => {
    const end = whenShownAgain(() => setTimeout(() => reject(new Error(message)), longestWaitMs));
    sent.then(end, end);
  });
}

/** Rejects with an UnsentError where a device that calls itself offline is, or gets no answer. */
async function expectConnection(): Promise<void> {
  try {
    await askServer();
  } catch (error) {
    throw new UnsentError((error as TypeError).message);
  }
}

/**
 * `keepalive` lets the request outlive the page. Where it cannot, because its body is over the limit
 * or the browser has no `keepalive` (Firefox before 133), a beforeunload prompt asks the visitor to
 * stay.
 */
function send(address: string, body: string): Promise<Response> {
  const keepalive = "keepalive" in Request.prototype && new Blob([body]).size <= longestKeptAlive;
  const answer = fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    redirect: "error",
    keepalive,
  });
  return keepalive ? answer : askToStay(answer);
}

/** Makes the browser ask before leaving, until the request has ended. */
async function askToStay(answer: Promise<Response>): Promise<Response> {
  const stay = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // For Chrome before version 119.
    event.returnValue = true;
  };
  window.addEventListener("beforeunload", stay);
  try {
    return await answer;
  } finally {
    window.removeEventListener("beforeunload", stay);
  }
}

/** The answer's `error`, whole, if it is text; its box scrolls (.status-bad). */
function errorText(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return undefined;
  const { error } = answer;
  return typeof error === "string" && error.trim() !== "" ? error : undefined;
}

export const sendQuote = (quote: Quote) => postJson("/contact-smart-heat", quote, mailFailed.quote);

export const subscribe = (email: string) =>
  postJson("/subscribe-smart-heat", { email }, mailFailed.subscribe);

export const unsubscribe = (email: string) =>
  postJson("/unsubscribe-smart-heat", { email }, mailFailed.unsubscribe);

/** Subscribes again, with messages of its own. */
export const resubscribe = (email: string) =>
  postJson("/subscribe-smart-heat", { email }, mailFailed.resubscribe);
