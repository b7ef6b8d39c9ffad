import { existsSync } from "node:fs";
import { programOrInstall } from "@/e2e/support/hosts/debian-package";
import { startCommand } from "@/lib/servers/run-command";
import { findBrowser } from "@/e2e/support/browser/find-browser";

const shell = "chromium-headless-shell";

/**
 * Returns the path of a Chromium, installing one when the machine has none: Playwright's download
 * first, else (root on Debian and its kin) the distribution's package. Where Debian's whole Chromium
 * stands alone, its headless shell is put beside it, since every test is a third quicker in it.
 * Throws one sentence saying what to do when no browser can be had.
 */
export async function findOrInstallBrowser(): Promise<string> {
  const found = findBrowser();
  if (found === "/usr/bin/chromium" && !process.env.CHROMIUM_PATH)
    return programOrInstall(shell, shell).catch(() => found);
  if (found) return found;

  console.log("No Chromium on this machine: fetching Playwright's.");
  const root =
    process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  // The download comes before the libraries it needs: where it is blocked, that shows in a second.
  if (await succeeds("npx playwright install chromium")) {
    if (root) await succeeds("npx playwright install-deps chromium");
  } else {
    await programOrInstall(shell, shell).catch(() => undefined);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    "No Chromium was found and none could be installed: install Chrome or Chromium, or set CHROMIUM_PATH to one.",
  );
}

async function succeeds(command: string): Promise<boolean> {
  const { code, output } = await startCommand(command).done;
  if (code !== 0) console.log(output.trim().split("\n").slice(-5).join("\n"));
  return code === 0;
}
