import { join } from "node:path";
import { npmTool } from "@/lib/build/npm-tool";

/** The last version that runs on the oldest Node this site is built with. */
const version = "4.86.0";

/** It tells nobody that it runs, and asks nobody whether there is a newer one. */
export const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // Else its server asks Cloudflare where on the globe this machine is.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** Cloudflare's command line program, fetched when it is first needed. Out: the script to start with Node. */
export async function findOrInstallWrangler(): Promise<string> {
  const folder = await npmTool("wrangler", { wrangler: version });
  return join(folder, "node_modules", "wrangler", "bin", "wrangler.js");
}
