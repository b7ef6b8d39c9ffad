import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without its own window: every test is a third quicker in it. */
export const shell = "chromium-headless-shell";

/**
 * A Chromium that is on this machine: $CHROMIUM_PATH, else one on PATH, else Playwright's own. Throws where
 * $CHROMIUM_PATH names nothing.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH=${named} is not there.`);
  const names = [
    ...(process.env.WATCHED ? [] : [shell]),
    ...["chromium", "google-chrome", "google-chrome-stable"],
  ];
  return [named, ...names.map(findProgram), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
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
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
