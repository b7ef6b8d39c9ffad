import { programOrInstall } from "@/e2e/support/hosts/debian-package";
import { findBrowser, shell } from "@/e2e/support/browser/find-browser";
import { startCommand } from "@/lib/servers/run-command";

/**
 * Has a Chromium be on this machine: for root on Debian the distribution's headless shell, which is also put
 * beside its whole Chromium, elsewhere Playwright's own. Throws one sentence saying what to do when none can be had.
 */
export async function installBrowser(): Promise<void> {
  const found = findBrowser();
  if (found && (process.env.CHROMIUM_PATH || found !== "/usr/bin/chromium")) return;
  if (await programOrInstall(shell, shell).catch(() => found)) return;
  console.log("No Chromium on this machine: fetching Playwright's.");
  const libraries = process.getuid?.() === 0 ? "&& npx playwright install-deps chromium" : "";
  await startCommand(`npx playwright install chromium ${libraries}`, { live: true }).done;
  if (findBrowser()) return;
  throw new Error(
    "No Chromium was found and none could be installed: install Chrome or Chromium, or set CHROMIUM_PATH to one.",
  );
}
