import type { Mail } from "@/lib/servers/mock-backend/mail";
import type { LoggedRequest } from "@/lib/servers/mock-backend/test-controls";
import type * as controls from "@/lib/servers/mock-backend/test-controls";

/** What goes wrong, of this worker's own site. */
export type PlannedFault = Omit<controls.PlannedFault, "origin">;

/**
 * The shared mock backend as the worker sees it whose site is at `origin`: its faults and requests are that
 * worker's own.
 */
export function backendFor(url: string, origin: string) {
  const query = `?origin=${encodeURIComponent(origin)}`;
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(url + path, {
      method,
      headers: { "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
    });
    if (response.ok) return response;
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  };
  return {
    url,
    fault: async (planned: PlannedFault) =>
      void (await call("PUT", "/__faults", { origin, ...planned })),
    /** Requests that reached it from this worker's site, oldest first, preflights included. */
    requests: async (): Promise<LoggedRequest[]> =>
      (await call("GET", `/__requests${query}`)).json(),
    /** Mail and subscribers of all workers: look for an address that only your test uses. */
    outbox: async (): Promise<{ mails: Mail[]; subscribers: string[] }> =>
      (await call("GET", "/outbox.json")).json(),
    clear: async () => {
      await call("DELETE", "/__faults", { origin });
      await call("DELETE", `/__requests${query}`);
    },
  };
}
export type Backend = ReturnType<typeof backendFor>;
