import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { HonoRequest } from "hono";
import { z } from "zod";
import type { App } from "./app";

/** How one request is to go wrong. */
const faultSchema = z.strictObject({
  /** Wait first. Alone, the honest answer follows. */
  delayMs: z.int().nonnegative().optional(),
  /** Answer this instead; nothing is delivered. */
  status: z.int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string().optional(),
  location: z.string().optional(),
  /** Claim gzip and send something else. */
  badGzip: z.boolean().optional(),
  /** Close the connection: before any answer, or (the action done) after headers and half a body. */
  dropConnection: z.enum(["before", "afterHeaders"]).optional(),
  /** Do the action but leave out the headers that let the page read the answer. */
  omitCors: z.boolean().optional(),
  /** Answer the preflight, instead of the request itself, with this status. */
  preflightStatus: z.int().min(200).max(599).optional(),
});
export type Fault = z.infer<typeof faultSchema>;

const plannedFaultSchema = z.strictObject({
  origin: z.string(),
  path: z.string().startsWith("/"),
  method: z.enum(["GET", "POST"]).optional(),
  times: z.int().positive().default(1),
  fault: faultSchema,
});
type PlannedFault = z.infer<typeof plannedFaultSchema>;

/** One request as it came, for tests that check a payload or count calls. */
export type LoggedRequest = {
  origin: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};

/**
 * Adds what only tests need; nothing of it exists unless asked for at the start.
 *
 *   PUT    /__faults            {origin, path, method?, times?, fault}: spoil the next request(s)
 *   DELETE /__faults            {origin}: forget what is planned for that origin
 *   GET    /__requests?origin=  every request of that origin, oldest first
 *   DELETE /__requests?origin=  forget them
 */
export function testControls(app: App): void {
  let planned: PlannedFault[] = [];
  let log: LoggedRequest[] = [];

  app.put("/__faults", async (c) => {
    const { data, error } = plannedFaultSchema.safeParse(await c.req.json());
    if (error) return c.json({ error: z.prettifyError(error) }, 400);
    planned.push(data);
    return c.body(null, 204);
  });
  app.delete("/__faults", async (c) => {
    const { origin } = z.object({ origin: z.string() }).parse(await c.req.json());
    planned = planned.filter((fault) => fault.origin !== origin);
    return c.body(null, 204);
  });
  app.get("/__requests", (c) =>
    c.json(log.filter(({ origin }) => origin === c.req.query("origin"))),
  );
  app.delete("/__requests", (c) => {
    log = log.filter(({ origin }) => origin !== c.req.query("origin"));
    return c.body(null, 204);
  });

  app.use(async (c, next) => {
    const origin = callerOrigin(c.req);
    // As sent: the router's own path is decoded.
    const path = new URL(c.req.url).pathname;
    const { method } = c.req;
    log.push({ origin, method, path, headers: c.req.header(), body: await c.req.text() });
    const due = planned.find((candidate) => isFor(candidate, { origin, path }, c.req));
    if (!due) return next();
    due.times -= 1;
    planned = planned.filter(({ times }) => times > 0);

    const { delayMs, dropConnection, omitCors, ...madeUp } = due.fault;
    const { outgoing } = c.env;
    // Unreferenced: a minute's delay must not keep the program alive after it was told to end.
    if (delayMs) await wait(delayMs, undefined, { ref: false });
    if (dropConnection === "before") {
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    const isMadeUp = Object.keys(madeUp).length > 0;
    // A made-up answer delivers nothing, but where the connection breaks after the headers.
    if (isMadeUp && !dropConnection) return answerOf(madeUp);
    await next();
    if (omitCors) c.res.headers.delete("access-control-allow-origin");
    if (!dropConnection) return;
    const { status, headers } = isMadeUp ? answerOf(madeUp) : c.res;
    // Promises a longer body than it sends.
    outgoing.writeHead(status, { ...Object.fromEntries(headers), "content-length": 1000 });
    outgoing.write('{"ok":', () => outgoing.destroy());
    c.res = undefined;
    c.res = RESPONSE_ALREADY_SENT;
  });
}

/**
 * The page's origin. Every Playwright worker serves the site from a port of its own while all
 * share this backend, so the origin tells whose request it is. Pictures only send a referrer.
 */
function callerOrigin(request: HonoRequest): string {
  const { origin, referer = "" } = request.header();
  return origin ?? (URL.canParse(referer) ? new URL(referer).origin : "");
}

function isFor(
  { origin, path, method, fault }: PlannedFault,
  from: Pick<LoggedRequest, "origin" | "path">,
  request: HonoRequest,
) {
  const isPreflight = request.method === "OPTIONS";
  const wanted = isPreflight ? request.header("access-control-request-method") : request.method;
  return (
    origin === from.origin &&
    path === from.path &&
    (method === undefined || method === wanted) &&
    isPreflight === (fault.preflightStatus !== undefined)
  );
}

function answerOf({ status, preflightStatus, body, location, badGzip, ...more }: Fault) {
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "access-control-allow-origin": "*",
    ...(location !== undefined && { location }),
    ...(badGzip && { "content-encoding": "gzip" }),
  });
  for (const [name, value] of Object.entries(more.headers ?? {})) headers.set(name, value);
  const sent = body ?? (badGzip ? "this is not gzip" : null);
  return new Response(sent, { status: preflightStatus ?? status ?? 200, headers });
}
