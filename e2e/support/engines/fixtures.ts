import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test as base } from "@/e2e/support/fixtures";
import { startFirefox } from "@/e2e/support/engines/firefox";
import { type Visitor, visitorIn } from "@/e2e/support/engines/visitor";
import { startWebKit } from "@/e2e/support/engines/webkit";
import { startPreview } from "@/lib/servers/preview/preview";
import { watchFor } from "@/e2e/support/browser/watch-context";

const start = { Firefox: startFirefox, WebKit: startWebKit };
export const engines = Object.keys(start) as (keyof typeof start)[];

/**
 * Hands on what the site at `origin` answers, and keeps its scripts back between `hold` and `release`.
 * Browsers keep no script, so that every page asks for its own.
 */
async function startSlowScripts(origin: string) {
  let passed = Promise.resolve();
  let release = () => {};
  const server = createServer(async ({ url, method, headers }, answer) => {
    const caching = url?.endsWith(".js") && { "cache-control": "no-store" };
    if (caching) await passed;
    const onward = request(origin + url, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...caching });
      given.pipe(answer);
    });
    onward.on("error", () => answer.destroy()).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: () => (passed = new Promise((pass) => (release = pass))),
    release: () => release(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
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
