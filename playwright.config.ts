import { existsSync } from "node:fs";
import { defineConfig, devices, firefox, webkit } from "@playwright/test";
import { portFrom } from "./lib/servers/ports";
import { browserSwitches, findBrowser } from "./e2e/support/browser/find-browser";

const mailPort = portFrom("TEST_MAIL_PORT");

/** A published site, for `--grep @read-only`; unset, the export in `out/`. */
const baseURL = process.env.BASE_URL;

/** The tags are explained in e2e/README.md. */
const full = Boolean(process.env.FULL);
const withoutFull = full ? [] : [/@full/];
const phone = { viewport: { width: 390, height: 844 } };

// Headed runs need a browser with a window. Workers read this file again, without the flags.
if (process.argv.some((word) => /^--(headed|ui|debug)/.test(word))) process.env.WATCHED = "1";

const chromium = { launchOptions: { executablePath: findBrowser(), args: browserSwitches } };
/** Other engines run where their browsers are installed (npx playwright install firefox webkit). */
const otherEngines = [
  { name: "firefox", use: devices["Desktop Firefox"], installed: firefox.executablePath() },
  { name: "webkit", use: devices["Desktop Safari"], installed: webkit.executablePath() },
  { name: "webkit-phone", use: { ...devices["iPhone 15"] }, installed: webkit.executablePath() },
].filter(({ installed }) => existsSync(installed));

/** Browser tests of the built export, or of a published site. */
export default defineConfig<{ oldest: boolean }>({
  testDir: "e2e/specs",
  outputDir: "test-results/browser",
  // Transcripts beside the spec that keeps them, the same on every machine.
  snapshotPathTemplate: "{testDir}/{testFileDir}/heard/{arg}{ext}",
  globalSetup: "./e2e/support/check-setup.ts",
  reporter: [
    ["list"],
    ["html", { outputFolder: "playwright-report", open: "never" }],
    ["json", { outputFile: "test-results/playwright.json" }],
  ],
  fullyParallel: true,
  // Tests mostly wait, so three workers fit two cores.
  workers: 3,
  // A test that fails is run again with a trace. One that then passes is listed as flaky, and fails
  // the full run.
  retries: 1,
  failOnFlakyTests: full,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { screenshot: "only-on-failure", trace: "on-first-retry" },
  projects: [
    {
      name: "desktop",
      grepInvert: withoutFull,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, ...chromium },
    },
    {
      name: "phone",
      // No screen decides what these find, and the model brings its own.
      testIgnore: /specs\/(deploy|export|model)\//,
      grep: full ? /./ : /@phone/,
      grepInvert: [/@once/, ...withoutFull],
      use: { ...devices["Pixel 7"], ...phone, ...chromium },
    },
    {
      name: "oldest",
      // Islands and menus in a browser of 2023.
      testMatch: full
        ? /specs\/(forms\/|navigation\/(late-scripts|menus)|gallery\/lightbox\.|pages\/service-area)/
        : [],
      grepInvert: /@modern|@once/,
      use: {
        ...{ ...devices["Desktop Chrome"], oldest: true },
        // Its pages are rewritten, and may speak to the mock backend all the same.
        launchOptions: {
          ...chromium.launchOptions,
          args: [...browserSwitches, "--disable-features=LocalNetworkAccessChecks"],
        },
      },
    },
    ...otherEngines.map(({ name, use }) => ({
      name,
      grep: /@read-only/,
      grepInvert: withoutFull,
      use,
    })),
  ],
  webServer: baseURL
    ? undefined
    : {
        name: "mock backend",
        command: "node --import tsx lib/servers/mock-backend/main.ts",
        url: `http://localhost:${mailPort}/`,
        reuseExistingServer: false,
        gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
        stdout: "pipe",
        env: {
          MAIL_PORT: String(mailPort),
          MAIL_TEST_CONTROLS: "1",
        },
      },
});
