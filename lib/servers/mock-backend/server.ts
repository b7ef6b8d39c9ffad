import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { z } from "zod";
import { createApp } from "./app";
import { openList } from "./kept-list";
import { openLibrary } from "./library";
import { mailSchema } from "./mail";

export type MailBackendOptions = {
  /** 0 takes any free port. */
  port: number;
  outboxDir: string;
  testControls?: boolean;
};
export type MailBackend = { url: string; close: () => Promise<unknown> };

/**
 * Starts the mock of the hosted backends, on this machine only. Rejects when the port is
 * busy, a kept list is damaged or a picture is unknown. `close` lets answers under
 * way finish, for at most a second.
 */
export async function startMailBackend(options: MailBackendOptions): Promise<MailBackend> {
  const { port, outboxDir } = options;
  const app = createApp({
    mails: await openList(join(outboxDir, "mails.json"), mailSchema),
    subscribers: await openList(join(outboxDir, "subscribers.json"), z.string()),
    folder: outboxDir,
    library: openLibrary(),
    controlled: options.testControls ?? false,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await once(server.listen(port, "127.0.0.1"), "listening");
  const close = () => {
    const closed = once(server.close(), "close");
    setTimeout(() => server.closeAllConnections(), 1000).unref();
    return closed;
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
