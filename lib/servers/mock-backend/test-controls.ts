import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { HonoRequest } from "hono";
import type { App } from "./app";

type Fault = {
  /** Wait first. Alone, the honest answer follows. */
  delayMs?: number;
  /** Answer this instead; nothing is delivered. */
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  location?: string;
  /** Close the connection: before any answer, or (the action done) after headers and half a body. */
  dropConnection?: "before" | "afterHeaders";
  /** Do the action but leave out the headers that let the page read the answer. */
  omitCors?: boolean;
  /** Answer the preflight, instead of the request itself, with this status. */
  preflightStatus?: number;
};

/** Which request of an origin goes wrong, how often (once), and how. */
export type PlannedFault = {
  origin: string;
  path: string;
  method?: "GET" | "POST";
  times?: number;
  fault: Fault;
};

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
  const planned: (PlannedFault & { times: number })[] = [];
  const log: LoggedRequest[] = [];

  app.put("/__faults", async (c) => {
    planned.push({ times: 1, ...(await c.req.json<PlannedFault>()) });
    return c.body(null, 204);
  });
  app.delete("/__faults", async (c) => {
    const { origin } = await c.req.json<{ origin: string }>();
    keepOnly(planned, (fault) => fault.origin !== origin);
    return c.body(null, 204);
  });
  app.get("/__requests", (c) =>
    c.json(log.filter(({ origin }) => origin === c.req.query("origin"))),
  );
  app.delete("/__requests", (c) => {
    keepOnly(log, ({ origin }) => origin !== c.req.query("origin"));
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
    keepOnly(planned, ({ times }) => times > 0);

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

/** In place: a request whose body is still awaited adds itself to this very list. */
function keepOnly<Item>(list: Item[], isKept: (item: Item) => boolean): void {
  list.splice(0, list.length, ...list.filter(isKept));
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

function answerOf({ status, preflightStatus, body, location, ...more }: Fault) {
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "access-control-allow-origin": "*",
    ...(location !== undefined && { location }),
  });
  for (const [name, value] of Object.entries(more.headers ?? {})) headers.set(name, value);
  return new Response(body ?? null, { status: preflightStatus ?? status ?? 200, headers });
}
