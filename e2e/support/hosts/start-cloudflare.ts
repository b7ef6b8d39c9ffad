import { mkdtempSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type RunningHost, runServer } from "@/e2e/support/hosts/run-server";
import { freePort } from "@/lib/servers/ports";

/** No telemetry, no update check, no install scripts. */
const quiet = {
  npm_config_ignore_scripts: "true",
  // Its home is a folder of its own.
  npm_config_cache: join(homedir(), ".npm"),
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // Otherwise its server asks Cloudflare for this machine's location.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/**
 * Starts Cloudflare Pages on this machine: its own engine and its own way with files, headers and
 * redirects, as `wrangler pages dev` runs them. It asks nobody on the internet.
 */
export async function startCloudflare(outDir: string): Promise<RunningHost> {
  // The last version that runs on the oldest supported Node.
  const wrangler = ["npx", "--yes", "--package", "wrangler@4.86.0", "wrangler"];
  const port = await freePort();
  const words = ["pages", "dev", resolve(outDir), "--ip", "127.0.0.1", "--port", String(port)];
  // Two runs beside each other would both want its usual port for debuggers.
  words.push("--inspector-port", String(await freePort()));
  // The newest that its engine knows; nothing of ours depends on it.
  words.push("--compatibility-date", "2026-04-26", "--show-interactive-dev-session=false");
  return runServer([...wrangler, ...words], {
    url: `http://localhost:${port}`,
    folder: mkdtempSync(join(tmpdir(), "host-")),
    environment: quiet,
  });
}
