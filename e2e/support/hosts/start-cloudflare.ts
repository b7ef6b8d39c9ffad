import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtList, fillUpload } from "@/lib/export/publish/upload-folder";
import { findOrInstallWrangler, quiet } from "@/lib/export/publish/wrangler";
import { runServer } from "@/e2e/support/hosts/run-server";
import { freePort } from "@/lib/servers/preview/addresses";
import type { RunningHost } from "@/e2e/support/hosts/run-server";
import type { Served } from "@/e2e/support/hosts/start-host";

/**
 * Starts Cloudflare Pages on this machine: its own engine and its own way with files, headers and
 * redirects, as `wrangler pages dev` runs them, over what `npm run deploy:cloudflare` would upload.
 * It asks nobody on the internet.
 */
export async function startCloudflare({ outDir }: Pick<Served, "outDir">): Promise<RunningHost> {
  const wrangler = await findOrInstallWrangler();
  const built = await builtList(outDir);
  const { folder: upload } = await fillUpload({ outDir, built, today: "2026-11-22" });
  const port = await freePort();
  const words = ["pages", "dev", upload, "--ip", "127.0.0.1", "--port", String(port)];
  // Two runs beside each other would both want its usual port for debuggers.
  words.push("--inspector-port", String(await freePort()));
  // The newest that its engine knows; nothing of ours depends on it.
  words.push("--compatibility-date", "2026-04-26", "--show-interactive-dev-session=false");
  const host = await runServer([process.execPath, wrangler, ...words], {
    url: `http://localhost:${port}`,
    folder: mkdtempSync(join(tmpdir(), "host-")),
    environment: quiet,
  });
  const stop = async () => {
    await host.stop();
    rmSync(upload, { recursive: true });
  };
  return { ...host, stop };
}
