import { defineConfig, devices } from "@playwright/test";
import { browserSwitches, findBrowser } from "./e2e/browser/find-browser";

/**
 * What the phone repeats in npm run test:full only, since no screen decides it: texts, calls and
 * what is kept of them, the keyboard's ways, what is read out.
 */
const laterOnPhone = new RegExp(
  "@later-on-phone|(" +
    "hostile-text|gallery-hostile|gallery-faults|quote-faults|mid-flight|draft|before-hydration|" +
    "unsubscribe-address|error-page|patterns|patterns-carousel|announcements" +
    ")\\.spec\\.ts",
);

const mailPort = process.env.TEST_MAIL_PORT || "3101";

/** Browser tests of the built export: `npm test` builds it and finds a browser first. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  // The whole grids take longer than a change should wait: npm run test:full.
  testIgnore: process.env.FULL ? [] : ["**/e2e/full/**"],
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath: findBrowser(), args: browserSwitches },
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    // What has no screen is tagged @once: it would only be the same again.
    {
      name: "phone",
      grepInvert: process.env.FULL ? /@once/ : [/@once/, laterOnPhone],
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    name: "mail backend",
    command: "node --import tsx e2e/mail-backend/main.ts",
    url: `http://localhost:${mailPort}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
    stdout: "pipe",
    env: {
      MAIL_PORT: mailPort,
      MAIL_TEST_CONTROLS: "1",
      // Emptied with Playwright's own output at the start of each run.
      OUTBOX_DIR: "test-results/browser/outbox",
      SMTP_URL: "",
    },
  },
});
