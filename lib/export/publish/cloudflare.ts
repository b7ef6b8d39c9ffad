import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { readEnvironment } from "@/lib/export/environment";
import { deploy } from "@/lib/export/publish/deploy";
import { findOrInstallWrangler, quiet } from "@/lib/export/publish/wrangler";

// `npm run deploy:cloudflare [-- --dry-run] [--without-old-files]`: publishes out/ as it was built.

/**
 * Uploads a folder as the project's production. Inherits the terminal, where it may ask to log in.
 */
async function upload(folder: string, project: string): Promise<void> {
  const wrangler = await findOrInstallWrangler();
  const branch = process.env.CLOUDFLARE_PAGES_BRANCH || "main";
  const words = ["pages", "deploy", folder, "--project-name", project, "--branch", branch];
  const child = spawn(process.execPath, [wrangler, ...words], {
    // Run in an empty folder, so that it reads none of our files as configuration and may write its
    // own.
    cwd: dirname(wrangler),
    stdio: "inherit",
    env: { ...process.env, ...quiet },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("wrangler did not publish it; the reason is above.");
}

const environment = readEnvironment();
await deploy({
  outDir: "out",
  environment,
  project: process.env.CLOUDFLARE_PAGES_PROJECT || undefined,
  dryRun: process.argv.includes("--dry-run"),
  withoutOldFiles: process.argv.includes("--without-old-files"),
  today: new Date().toISOString().slice(0, 10),
  upload,
  say: console.log,
}).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
