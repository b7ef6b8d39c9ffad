import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailBackend } from "@/e2e/mail-backend/server";
import { startPreview } from "@/e2e/preview/server";

/** The site, the empty site, and an end to both. */
export type Servers = { site: string; floor: string; close: () => Promise<void> };

/**
 * Serves both exports, and the stand-in where the site's own policy says it speaks to one on this
 * machine. Rejects when that port is busy.
 */
export async function startServers(out: string, floorOut: string): Promise<Servers> {
  const policy = readFileSync(join(out, "gallery.html"), "utf8");
  const mailPort = /connect-src [^;]*http:\/\/localhost:(\d+)/.exec(policy)?.[1];
  const started = [
    await startPreview({ port: 0, outDir: out }),
    await startPreview({ port: 0, outDir: floorOut }),
    ...(mailPort
      ? [await startMailBackend({ port: Number(mailPort), outboxDir: join(tmpdir(), "bench") })]
      : []),
  ];
  const [site, floor] = started.map(({ url }) => url);
  const close = async () => void (await Promise.all(started.map((server) => server.close())));
  return { site: site ?? "", floor: floor ?? "", close };
}
