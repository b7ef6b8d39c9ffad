import { join } from "node:path";
import { npmTool } from "@/lib/export/publish/npm-tool";

/** The last version that runs on the oldest supported Node. */
const version = "4.86.0";

/** No telemetry and no update check. */
export const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // Otherwise its server asks Cloudflare for this machine's location.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/**
 * Cloudflare's command line program, installed when it is first needed. Out: the script to run with
 * Node.
 */
export async function findOrInstallWrangler(): Promise<string> {
  const folder = await npmTool("wrangler", { wrangler: version });
  return join(folder, "node_modules", "wrangler", "bin", "wrangler.js");
}
