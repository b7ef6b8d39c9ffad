import type { Handler } from "./http";

/** The site is another origin, so without this header no page could read an answer. */
export const corsHeaders = { "access-control-allow-origin": "*" };

const preflight = {
  status: 204,
  headers: {
    ...corsHeaders,
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "600",
  },
};

/** What arrived, as a page and as data: for whoever runs this, and to be read by no other site. */
const withheld = ["/", "/outbox.json"];

/**
 * Answers the browser's preflight, and lets any site read what is meant for sites, errors included.
 * A production backend would name the one site that it serves (row 191).
 */
export function withCors(handle: Handler): Handler {
  return async (call) => {
    if (call.method === "OPTIONS") return preflight;
    const answer = await handle(call);
    if (withheld.includes(call.path)) return answer;
    return { ...answer, headers: { ...answer.headers, ...corsHeaders } };
  };
}
