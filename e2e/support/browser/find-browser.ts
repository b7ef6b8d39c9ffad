import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

// The shell first: the same browser without its own window, a third quicker for every test.
const commands = () => [
  ...(process.env.WATCHED ? [] : ["chromium-headless-shell"]),
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * Finds a Chromium that is already on this machine: $CHROMIUM_PATH, then one on PATH, then Playwright's
 * own. Undefined when there is none.
 * Throws when $CHROMIUM_PATH names something that is not there.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH=${named} does not exist.`);
  return named || browserOnPath() || playwrightsOwn();
}

/** Chromium's sandbox refuses to run for root; the other switches keep it from calling home. */
export const browserSwitches = [
  ...(process.platform === "linux" && process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/** Where a program is: on PATH, or where Debian keeps servers. Undefined when it is not there. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const browserOnPath = () =>
  commands()
    .flatMap((name) => findProgram(name) ?? [])
    .find(answers);

/** Some distributions leave a stub on PATH that only says how to install the browser. */
function answers(path: string): boolean {
  try {
    return /\d+\./.test(
      execFileSync(path, ["--version"], { stdio: ["ignore", "pipe", "ignore"] }).toString(),
    );
  } catch {
    return false;
  }
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
