import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { corsHeaders } from "@/e2e/servers/mock-backend/cors";
import { type Answer, type Call, type Handler, send } from "@/e2e/servers/mock-backend/http";
import type { Fault } from "./faults";

/**
 * Answers one request as the fault says. The action behind it (the mail, the subscription) is
 * done when the honest answer is sent, when only its CORS headers are left out, and when the
 * connection breaks after the headers; a made-up answer delivers nothing.
 */
export async function misbehave(
  fault: Fault,
  call: Call,
  response: ServerResponse,
  honest: Handler,
) {
  // Unreferenced: a minute's delay must not keep the program alive after it was told to end.
  if (fault.delayMs) await wait(fault.delayMs, undefined, { ref: false });
  if (fault.dropConnection === "before") return response.destroy();

  const delivers = fault.omitCors || fault.dropConnection === "afterHeaders" || !isMadeUp(fault);
  const honestAnswer = delivers ? await honest(call) : undefined;
  const answer = isMadeUp(fault) || !honestAnswer ? madeUp(fault) : honestAnswer;
  const headers = { ...answer.headers };
  if (fault.omitCors) delete headers["access-control-allow-origin"];

  if (fault.dropConnection === "afterHeaders") return breakOff(response, { ...answer, headers });
  return send(response, { ...answer, headers });
}

const isMadeUp = ({ status, headers, body, location, badGzip, preflightStatus }: Fault) =>
  [status, headers, body, location, badGzip, preflightStatus].some((value) => value !== undefined);

function madeUp({ status, preflightStatus, headers, body = "", location, badGzip }: Fault): Answer {
  return {
    status: preflightStatus ?? status ?? 200,
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...corsHeaders,
      ...(location !== undefined && { location }),
      ...(badGzip && { "content-encoding": "gzip" }),
      ...headers,
    },
    body: badGzip ? body || "this is not gzip" : body,
  };
}

/** Promises a longer body than it sends, then closes the connection. */
function breakOff(response: ServerResponse, { status, headers }: Answer) {
  response.writeHead(status, { ...headers, "content-length": 1000 });
  response.write('{"ok":', () => response.destroy());
}
