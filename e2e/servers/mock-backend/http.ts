import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

/** A request, read to its end. */
export type Call = {
  method: string;
  /** As sent, still percent-encoded: nothing here may collapse `..` or decode twice. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** At most one byte longer than the limit, which is how `readJson` knows of the rest. */
  body: Buffer;
};
export type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };
export type Handler = (call: Call) => Answer | Promise<Answer>;

/** Thrown by a handler: the status to answer and the sentence the visitor may read. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(sentence);
  }
}

const bodyLimit = 1024 * 1024;

/**
 * Takes a whole request in. A body over the limit is read to its end but not kept: a browser that
 * is cut off while sending shows "Failed to fetch" instead of our sentence.
 */
export async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (length <= bodyLimit) chunks.push(chunk);
    length += chunk.length;
  }
  const [path = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/s);
  return {
    method: request.method ?? "GET",
    path,
    query: new URLSearchParams(query),
    headers: request.headers,
    body: Buffer.concat(chunks).subarray(0, bodyLimit + 1),
  };
}

/** The JSON a form sent; refuses any other kind of body, a body too long, and broken JSON. */
export function readJson(call: Call): unknown {
  // Insisting on this type also makes every browser ask first (CORS preflight).
  if (!/^application\/json\b/i.test(call.headers["content-type"] ?? "")) {
    throw new Refusal(415, "Please send the form as JSON.");
  }
  if (call.body.length > bodyLimit) {
    throw new Refusal(413, "Your message is too long. Please shorten it and send it again.");
  }
  try {
    return JSON.parse(call.body.toString("utf8"));
  } catch {
    throw new Refusal(400, "We could not read that form. Please try again.");
  }
}

export function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    body: JSON.stringify(value),
  };
}

/** Makes an answer of whatever a handler throws: a refusal as it is, a fault of ours as a 500. */
export function withErrors(handle: Handler): Handler {
  return async (call) => {
    try {
      return await handle(call);
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(`${call.method} ${call.path}:`, error);
      const { status, message, headers } =
        error instanceof Refusal
          ? error
          : new Refusal(500, "Something went wrong. Please try again.");
      const answer = json(status, { error: message });
      return { ...answer, headers: { ...answer.headers, ...headers } };
    }
  };
}

export function send(response: ServerResponse, { status, headers, body = "" }: Answer): void {
  const length =
    status === 204 || status === 304 ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(status, { "x-content-type-options": "nosniff", ...length, ...headers });
  response.end(body);
}
