import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailBackend } from "@/e2e/servers/mock-backend/server";
import { slowLine } from "@/e2e/tools/bench/sites/line";
import { startHost } from "@/e2e/tools/bench/sites/static-host";
import type { Host } from "@/e2e/tools/bench/sites/static-host";
import type { Site } from "@/e2e/tools/bench/sites/site";

/** A site with its two hosts: at full speed, and over a slow line. */
export type Served = Site & { url: string; slow: Host };

/** Everything that a run measures, and an end to it. */
export type Servers = {
  site: Served;
  beside: Served[];
  floor: string;
  plainInput: string;
  close: () => Promise<void>;
};

/**
 * Serves our site, others beside it, the empty page and the plain input, all by one kind of host;
 * and the mock backend where our own policy says that it speaks to one on this machine.
 * Rejects when its port is busy.
 */
export async function startServers(
  site: Site,
  beside: readonly Site[],
  folders: { floor: string; plainInput: string },
): Promise<Servers> {
  const closes: (() => Promise<void>)[] = [];
  const kept = <Server extends { close: () => Promise<void> }>(server: Server) => {
    closes.push(server.close);
    return server;
  };
  const serve = async (each: Site): Promise<Served> => {
    const { url } = kept(await startHost(each.folder));
    return { ...each, url, slow: kept(await startHost(each.folder, slowLine)) };
  };
  const policy = readFileSync(join(site.folder, "gallery.html"), "utf8");
  const mailPort = /connect-src [^;]*http:\/\/localhost:(\d+)/.exec(policy)?.[1];
  if (mailPort) {
    const outboxDir = join(tmpdir(), "bench-outbox");
    kept(await startMailBackend({ port: Number(mailPort), outboxDir }));
  }
  return {
    site: await serve(site),
    beside: await Promise.all(beside.map(serve)),
    floor: kept(await startHost(folders.floor)).url,
    plainInput: kept(await startHost(folders.plainInput)).url,
    close: async () => void (await Promise.all(closes.map((close) => close()))),
  };
}
