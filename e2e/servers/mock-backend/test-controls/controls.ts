import type { ServerResponse } from "node:http";
import { z } from "zod";
import {
  type Call,
  type Handler,
  json,
  readJson,
  Refusal,
  send,
  withErrors,
} from "@/e2e/servers/mock-backend/http";
import { callerOrigin, createFaultPlan, plannedFaultSchema } from "./faults";
import { misbehave } from "./misbehave";

/** One request as it came, for tests that check a payload or count calls. */
export type LoggedRequest = {
  origin: string;
  method: string;
  path: string;
  headers: Call["headers"];
  body: string;
};

/**
 * Wraps the service with what only tests need; nothing of it exists unless asked for at the start.
 *
 *   PUT    /__faults            {origin, path, method?, times?, fault}: spoil the next request(s)
 *   DELETE /__faults            {origin}: forget what is planned for that origin
 *   GET    /__requests?origin=  every request of that origin (of all, without it), oldest first
 *   DELETE /__requests?origin=  forget them
 */
export function withTestControls(honest: Handler) {
  const faults = createFaultPlan();
  let log: LoggedRequest[] = [];

  const controls: Record<string, Handler> = {
    "PUT /__faults": (call) => {
      faults.add(parse(plannedFaultSchema, call));
      return { status: 204 };
    },
    "DELETE /__faults": (call) => {
      faults.clear(parse(z.strictObject({ origin: z.string() }), call).origin);
      return { status: 204 };
    },
    "GET /__requests": ({ query }) => json(200, log.filter(isFrom(query.get("origin")))),
    "DELETE /__requests": ({ query }) => {
      const gone = isFrom(query.get("origin"));
      log = log.filter((request) => !gone(request));
      return { status: 204 };
    },
  };

  return async (call: Call, response: ServerResponse): Promise<void> => {
    const control = controls[`${call.method} ${call.path}`];
    if (control) return send(response, await withErrors(control)(call));

    const { method, path, headers } = call;
    log.push({
      origin: callerOrigin(call),
      method,
      path,
      headers,
      body: call.body.toString("utf8"),
    });
    const fault = faults.take(call);
    if (fault) await misbehave(fault, call, response, honest);
    else send(response, await honest(call));
  };
}

const isFrom = (origin: string | null) => (request: LoggedRequest) =>
  origin === null || request.origin === origin;

/** A wrong control is a fault of the test, so its author gets zod's whole account. */
function parse<Shape extends z.ZodType>(schema: Shape, call: Call): z.output<Shape> {
  const { data, error } = schema.safeParse(readJson(call));
  if (error) throw new Refusal(400, z.prettifyError(error));
  return data;
}
