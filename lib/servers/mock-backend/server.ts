import { join } from "node:path";
import { z } from "zod";
import { listen, type Listening } from "@/lib/servers/listen";
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

/**
 * Starts the mock of the hosted backends, on this machine only. Rejects when the port is
 * busy, a kept list is damaged or a picture is unknown.
 */
export async function startMailBackend(options: MailBackendOptions): Promise<Listening> {
  const { port, outboxDir } = options;
  const app = createApp({
    mails: await openList(join(outboxDir, "mails.json"), mailSchema),
    subscribers: await openList(join(outboxDir, "subscribers.json"), z.string()),
    folder: outboxDir,
    library: openLibrary(),
    controlled: options.testControls ?? false,
  });
  return listen(app, port);
}
