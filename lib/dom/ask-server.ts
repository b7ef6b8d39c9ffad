import { longestWaitMs } from "@/lib/timings";

/**
 * Asks the page's own server for this page, whatever the device says of its connection: some call
 * themselves offline all the time. Rejects where no answer comes.
 */
export const askServer = () =>
  fetch(location.href, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(longestWaitMs),
  });
