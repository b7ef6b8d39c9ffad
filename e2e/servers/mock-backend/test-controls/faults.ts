import { z } from "zod";
import type { Call } from "@/e2e/servers/mock-backend/http";

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

export const plannedFaultSchema = z.strictObject({
  origin: z.string(),
  path: z.string().startsWith("/"),
  method: z.enum(["GET", "POST"]).optional(),
  times: z.int().positive().default(1),
  fault: faultSchema,
});
type PlannedFault = z.infer<typeof plannedFaultSchema>;

/**
 * The page's origin. Every Playwright worker serves the site from a port of its own while all
 * share this backend, so the origin tells whose request it is. Pictures only send a referrer.
 */
export function callerOrigin({ headers }: Call): string {
  if (headers.origin) return headers.origin;
  return headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).origin : "";
}

/** The faults that wait for their request, oldest first. */
export function createFaultPlan() {
  let planned: PlannedFault[] = [];

  return {
    add: (fault: PlannedFault) => {
      planned.push({ ...fault });
    },
    clear: (origin: string) => {
      planned = planned.filter((fault) => fault.origin !== origin);
    },
    /** The fault planned for this request, if any; uses up one of its times. */
    take: (call: Call): Fault | undefined => {
      const found = planned.find((candidate) => matches(candidate, call));
      if (!found) return undefined;
      found.times -= 1;
      planned = planned.filter(({ times }) => times > 0);
      return found.fault;
    },
  };
}

function matches({ origin, path, method, fault }: PlannedFault, call: Call): boolean {
  const isPreflight = call.method === "OPTIONS";
  const wanted = isPreflight ? call.headers["access-control-request-method"] : call.method;
  return (
    origin === callerOrigin(call) &&
    path === call.path &&
    (method === undefined || method === wanted) &&
    isPreflight === (fault.preflightStatus !== undefined)
  );
}
