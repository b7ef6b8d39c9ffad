import { findOrInstallBrowser } from "@/e2e/browser/install-browser";
import { countJest, countPlaywright } from "@/e2e/checks/count";
import type { Tally } from "@/e2e/checks/count";
import { portFrom, standInEnvironment } from "@/e2e/preview/addresses";

/** One thing that guards a change. */
export type Gate = {
  name: string;
  command: string;
  /** Streams the output; without it, the output is shown only when the gate fails. */
  live?: boolean;
  report?: { file: string; count: (report: unknown) => Tally };
  /** Runs only when the gate of this name succeeded. */
  needs?: string;
  environment?: () => Promise<Record<string, string>>;
};

/** The port of the stand-in that all browser tests share; the tested build has it baked in. */
const testMailPort = () => portFrom("TEST_MAIL_PORT", 3101);

/** What `npm test` runs, in this order; with FULL in the environment the browser gate runs more. */
export const gates: Gate[] = [
  { name: "format", command: "npm run --silent format:check" },
  { name: "lint", command: "npm run --silent lint" },
  { name: "types", command: "npm run --silent typecheck" },
  {
    name: "unit",
    command: "npm run --silent test:unit -- --json --outputFile=test-results/jest.json",
    live: true,
    report: { file: "test-results/jest.json", count: countJest },
  },
  {
    name: "build",
    command: "npm run --silent build",
    environment: async () => standInEnvironment(testMailPort()),
  },
  {
    name: "browser",
    command: "npm run --silent test:e2e",
    live: true,
    needs: "build",
    report: { file: "test-results/playwright.json", count: countPlaywright },
    environment: async () => ({ CHROMIUM_PATH: await findOrInstallBrowser() }),
  },
];
