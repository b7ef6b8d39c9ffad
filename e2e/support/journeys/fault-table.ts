import type { PlannedFault } from "@/e2e/support/browser/backend";

/** What the visitor must be told: the call's own words, or this very text. */
export type Outcome = "success" | "fallback" | "thrown" | { text: string };

/** One way in which a call goes wrong, with its number in e2e/faults.md, and what must come of it. */
export type FaultRow = {
  row: number;
  name: string;
  /** The mock backend misbehaves so … */
  server?: Omit<PlannedFault, "path">;
  /** … or the browser never reaches it. */
  network?: "connectionrefused" | "connectionreset" | "namenotresolved" | "offline";
  outcome: Outcome;
  /** How many POSTs reach the mock backend; unset where the browser itself may try a dead socket twice. */
  posts?: number;
};

type Answer = { status: number; body?: string; headers?: Record<string, string> };

const answers = (row: number, name: string, outcome: Outcome, fault: Answer): FaultRow => ({
  row,
  name,
  outcome,
  server: { fault },
  posts: 1,
});
const error = (value: unknown) => JSON.stringify({ error: value });
const html = "<!doctype html><title>Error</title><h1>It broke</h1>";

/** 10,000 characters with markup and a mark that turns the writing direction. */
export const longError = `<img src=x onerror="window.ran=1">\u202e${"long".repeat(2500)}`;

/** F1-F9 and F11-F19 of e2e/faults.md, every variant. F10 and F20-F29 are gestures. */
export const faultTable: readonly FaultRow[] = [
  answers(
    1,
    "500 with a sentence",
    { text: "Mail server is down" },
    {
      status: 500,
      body: error("Mail server is down"),
    },
  ),
  answers(2, "500 with an HTML body", "fallback", {
    status: 500,
    body: html,
    headers: { "content-type": "text/html" },
  }),
  ...["", "  "].map((text) =>
    answers(3, `400 with the error ${JSON.stringify(text)}`, "fallback", {
      status: 400,
      body: error(text),
    }),
  ),
  ...[error({}), error([]), error(5), error(null), "null", "[]", '"x"'].map((body) =>
    answers(4, `400 with the body ${body}`, "fallback", { status: 400, body }),
  ),
  answers(
    5,
    "429 with Retry-After",
    { text: "Too many requests" },
    {
      status: 429,
      body: error("Too many requests"),
      headers: { "retry-after": "1" },
    },
  ),
  ...[404, 405, 413, 502, 503].map((status) =>
    answers(6, `${status} with an empty body`, "fallback", { status }),
  ),
  answers(
    7,
    "500 with 10 kB of hostile text",
    { text: longError.slice(0, 500) },
    {
      status: 500,
      body: error(longError),
    },
  ),
  ...(["connectionrefused", "connectionreset", "namenotresolved"] as const).map(
    (network): FaultRow => ({ row: 8, name: network, network, outcome: "thrown", posts: 0 }),
  ),
  {
    row: 8,
    name: "a connection closed without an answer",
    server: { method: "POST", times: 9, fault: { dropConnection: "before" } },
    outcome: "thrown",
  },
  { row: 9, name: "offline", network: "offline", outcome: "thrown", posts: 0 },
  {
    row: 11,
    name: "an answer without CORS headers",
    server: { method: "POST", fault: { omitCors: true } },
    outcome: "thrown",
    posts: 1,
  },
  {
    row: 12,
    name: "a refused preflight",
    server: { method: "POST", fault: { preflightStatus: 403 } },
    outcome: "thrown",
    posts: 0,
  },
  {
    row: 13,
    name: "200 with the body cut off",
    server: { method: "POST", fault: { dropConnection: "afterHeaders" } },
    outcome: "success",
    posts: 1,
  },
  {
    row: 14,
    name: "500 with the body cut off",
    server: { method: "POST", fault: { dropConnection: "afterHeaders", status: 500 } },
    outcome: "fallback",
    posts: 1,
  },
  answers(15, "200 with an HTML body", "success", {
    status: 200,
    body: html,
    headers: { "content-type": "text/html" },
  }),
  answers(16, "200 with an empty body", "success", { status: 200 }),
  answers(16, "201", "success", { status: 201, body: "{}" }),
  answers(16, "204", "success", { status: 204 }),
  answers(16, "200 with a byte order mark", "success", { status: 200, body: "\ufeff{}" }),
  answers(16, "200 with an error field", "success", { status: 200, body: error("x") }),
  ...[301, 302, 303, 307, 308].map((status): FaultRow => ({
    row: status < 307 ? 17 : 18,
    name: `the redirect ${status}`,
    server: { method: "POST", fault: { status, location: "/outbox.json" } },
    outcome: "thrown",
    posts: 1,
  })),
  {
    row: 19,
    name: "200 with a body that is not gzip",
    server: { method: "POST", fault: { badGzip: true } },
    outcome: "success",
    posts: 1,
  },
];

/** The row of that name. */
export function faultNamed(name: string): FaultRow {
  const fault = faultTable.find((row) => row.name === name);
  if (!fault) throw new Error(`There is no fault "${name}" in the table`);
  return fault;
}
