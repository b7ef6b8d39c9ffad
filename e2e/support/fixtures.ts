import { test as base } from "@playwright/test";
import { type Backend, backendFor } from "@/e2e/support/browser/backend";
import { type Watch, watchContext } from "@/e2e/support/browser/watch-context";
import { pinClock } from "@/e2e/support/clock";
import { portFrom } from "@/lib/servers/ports";
import type { Listening } from "@/lib/servers/listen";
import { startPreview } from "@/lib/servers/preview/preview";

export type { Locator, Page, Route } from "@playwright/test";

type ForWorker = {
  site: Pick<Listening, "url">;
};

type ForTest = {
  /** Takes away all that some promised browser lacks. */
  oldest: boolean;
  backend: Backend;
  /**
   * Fails the test on a console error, an uncaught error or a request to a third party, but for those that
   * it expects, such as the browser's line about a 500 answer.
   */
  watch: Watch;
};

const backendUrl = `http://localhost:${portFrom("TEST_MAIL_PORT")}`;

/** Playwright's `test`, with the site, the mock backend and a watch over the console. */
export const test = base.extend<ForTest, ForWorker>({
  site: [
    async ({ browser }, use) => {
      pinClock(browser);
      const published = process.env.BASE_URL;
      if (published) return use({ url: published.replace(/\/$/, "") });
      const preview = await startPreview({ port: 0, outDir: "out" });
      await use(preview);
      await preview.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  oldest: [false, { option: true }],
  context: async ({ context, oldest }, use) => {
    // What browsers have takes a second to read.
    if (oldest) await (await import("@/e2e/support/engines/oldest")).becomeOldest(context);
    await use(context);
  },
  backend: async ({ site }, use) => {
    base.skip(Boolean(process.env.BASE_URL), "only the mock backend can be asked what it received");
    const backend = backendFor(backendUrl, site.url);
    await backend.clear();
    await use(backend);
    await backend.clear();
  },
  watch: [
    async ({ context, site }, use) => {
      // A published site speaks to backends of its own.
      const origins = process.env.BASE_URL ? undefined : [site.url, backendUrl];
      const watch = watchContext(context, origins);
      await use(watch);
      expect(
        watch.unexpected(),
        "what the browser complained of; a test that means it says so by watch.expect",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
