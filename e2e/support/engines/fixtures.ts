import { expect, test as base } from "@/e2e/support/fixtures";
import { startFirefox } from "@/e2e/support/engines/firefox";
import { startSlowScripts } from "@/e2e/support/engines/slow-scripts";
import type { SlowScripts } from "@/e2e/support/engines/slow-scripts";
import { visitorIn } from "@/e2e/support/engines/visitor";
import type { Visitor } from "@/e2e/support/engines/visitor";
import { startWebKit } from "@/e2e/support/engines/webkit";
import { startPreview } from "@/e2e/servers/preview/server";
import { watchFor } from "@/e2e/support/browser/watch-context";

/** The engines that Playwright cannot drive as Debian ships them. */
export const engines = { Firefox: startFirefox, WebKit: startWebKit };

type ForTest = { engine: keyof typeof engines; visitor: Visitor };

/** The tests' own `test`, with a visitor in one of the engines in place of Playwright's page. */
export const test = base.extend<ForTest, { site: SlowScripts }>({
  engine: ["Firefox", { option: true }],
  site: [
    async ({}, use) => {
      const preview = await startPreview({ port: 0, outDir: process.env.OUT_DIR || "out" });
      const site = await startSlowScripts(preview.url);
      await use(site);
      await site.close();
      await preview.close();
    },
    { scope: "worker" },
  ],
  visitor: [
    async ({ engine, site, viewport }, use, info) => {
      const browser = await engines[engine](viewport ?? { width: 1280, height: 900 });
      await use(visitorIn(browser, site.url));
      site.release();
      if (info.status !== info.expectedStatus) {
        const body = Buffer.from(await browser.picture(), "base64");
        await info.attach("screenshot", { body, contentType: "image/png" });
      }
      await browser.close();
    },
    // The first run may have to install the browser.
    { timeout: 300_000 },
  ],
  watch: async ({ visitor }, use) => {
    const watch = watchFor(visitor.complaints);
    await use(watch);
    expect(watch.unexpected(), "complaints of the browser").toEqual([]);
  },
});
