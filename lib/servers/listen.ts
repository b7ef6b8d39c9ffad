import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

export type Listening = { url: string; close: () => Promise<void> };

/**
 * Serves an app of Hono's on this machine only. Port 0 takes any free port; rejects when the port is taken.
 * `close` lets answers under way finish, for at most a second.
 */
export async function listen(
  app: Pick<Parameters<typeof createAdaptorServer>[0], "fetch">,
  port: number,
): Promise<Listening> {
  const server = createAdaptorServer(app) as Server;
  await once(server.listen(port, "127.0.0.1"), "listening");
  const close = async () => {
    setTimeout(() => server.closeAllConnections(), 1000).unref();
    await once(server.close(), "close");
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
