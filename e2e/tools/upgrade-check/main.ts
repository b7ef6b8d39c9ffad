import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endOnRequest, startCommand } from "@/e2e/tools/checks/run-command";

/** What is asked of the copy, in this order; a step that fails ends the check. */
const steps = [
  [
    "the newest framework",
    "npm install --no-audit --no-fund next@latest eslint-config-next@latest",
  ],
  ["types", "npm run --silent typecheck"],
  ["the build, whose post-processing asserts each page", "npm run --silent build:e2e"],
  [
    "the export and the smoke check",
    "npx playwright test specs/export specs/deploy --project=desktop",
  ],
  [
    "pages, islands and forms",
    "npx playwright test on-demand quiet-console quote.spec --project=desktop",
  ],
] as const;

/**
 * `npm run upgrade-check`: builds a copy of the tracked files with the newest Next that the registry
 * has, reads the export and tries it in a browser, and prints what broke. The exit code is 1 when
 * something did; the working tree is left alone.
 */
async function upgradeCheck(): Promise<void> {
  const stops = new Set<() => Promise<unknown>>();
  endOnRequest(stops, 130);
  const copy = mkdtempSync(join(tmpdir(), "upgrade-check-"));
  try {
    // With its history, from which the sitemap knows when a page was last changed.
    execFileSync("git", ["clone", "--quiet", ".", copy]);
    // A build deletes pictures that a change has replaced.
    const listed = execFileSync("git", ["ls-files", "-z"]).toString().split("\0");
    const tracked = listed.filter((file) => existsSync(file));
    for (const file of tracked) cpSync(file, join(copy, file));
    for (const [name, command] of steps) {
      console.log(`> ${name}`);
      const running = startCommand(command, { cwd: copy });
      stops.add(running.stop);
      const { code, output } = await running.done;
      stops.delete(running.stop);
      if (code === 0) continue;
      console.log(`${output.trim().split("\n").slice(-40).join("\n")}\n\nBroken: ${name}`);
      process.exitCode = 1;
      return;
    }
    console.log("Nothing broke.");
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

void upgradeCheck();
