import { findOrInstallBrowser } from "@/e2e/support/browser/install-browser";
import { countJest, countPlaywright } from "@/e2e/tools/checks/count";
import type { Tally } from "@/e2e/tools/checks/count";

/** One thing that guards a change. */
export type Check = {
  name: string;
  command: string;
  /** Streams the output; without it, the output is shown only when the check fails. */
  live?: boolean;
  report?: { file: string; count: (report: unknown) => Tally };
  /** Runs only when the check of this name succeeded. */
  needs?: string;
  environment?: () => Promise<Record<string, string>>;
};

/** What `npm test` runs, in this order; with FULL in the environment the browser check runs more. */
export const checks: Check[] = [
  { name: "format", command: "npm run --silent format:check" },
  { name: "lint", command: "npm run --silent lint" },
  { name: "types", command: "npm run --silent typecheck" },
  { name: "unused code", command: "npm run --silent unused" },
  {
    name: "unit",
    command: "npm run --silent test:unit -- --json --outputFile=test-results/jest.json",
    live: true,
    report: { file: "test-results/jest.json", count: countJest },
  },
  { name: "build", command: "npm run --silent build:e2e" },
  {
    name: "browser",
    command: "npm run --silent test:e2e",
    live: true,
    needs: "build",
    report: { file: "test-results/playwright.json", count: countPlaywright },
    environment: async () => ({ CHROMIUM_PATH: await findOrInstallBrowser() }),
  },
];
