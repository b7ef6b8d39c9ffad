import { expect, test as base } from "@/e2e/support/fixtures";
import { startFirefox } from "@/e2e/support/engines/firefox";
import { startSlowScripts } from "@/e2e/support/engines/slow-scripts";
import { type Visitor, visitorIn } from "@/e2e/support/engines/visitor";
import { startWebKit } from "@/e2e/support/engines/webkit";
import { startPreview } from "@/lib/servers/preview/preview";
import { watchFor } from "@/e2e/support/browser/watch-context";

const start = { Firefox: startFirefox, WebKit: startWebKit };
export const engines = Object.keys(start) as (keyof typeof start)[];

type Site = Awaited<ReturnType<typeof startSlowScripts>>;

/** The tests' own `test`, with a visitor in one of the engines in place of Playwright's page. */
export const test = base.extend<{ engine: keyof typeof start; visitor: Visitor }, { site: Site }>({
  engine: ["Firefox", { option: true }],
  site: [
    async ({}, use) => {
      const preview = await startPreview({ port: 0, outDir: "out" });
      const site = await startSlowScripts(preview.url);
      await use(site);
      site.close();
      await preview.close();
    },
    { scope: "worker" },
  ],
  visitor: [
    async ({ engine, site, viewport }, use) => {
      const browser = await start[engine](viewport ?? { width: 1280, height: 900 });
      await use(visitorIn(browser, site.url));
      site.release();
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
