import type { Page } from "@playwright/test";
import { expect, test as base } from "@/e2e/support/fixtures";
import { startPreview } from "@/e2e/servers/preview/server";
import type { Preview } from "@/e2e/servers/preview/server";
import { skipLinkOf, twoBuilds } from "@/e2e/support/skew/two-builds";
import type { TwoBuilds } from "@/e2e/support/skew/two-builds";

/** The project's `test` over a folder that begins with build A, and in which B can be published. */
export const test = base.extend<{ builds: TwoBuilds }, { site: Preview; bothBuilds: TwoBuilds }>({
  bothBuilds: [
    async ({}, use) => {
      const builds = twoBuilds(process.env.OUT_DIR || "out");
      await use(builds);
      builds.remove();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ bothBuilds }, use) => {
      const preview = await startPreview({ port: 0, outDir: bothBuilds.outDir });
      await use(preview);
      await preview.close();
    },
    { scope: "worker" },
  ],
  builds: async ({ bothBuilds, expectConsoleErrors }, use) => {
    bothBuilds.publish("A");
    // The browser's own lines about a file that is gone; an uncaught error still fails the test.
    expectConsoleErrors([
      /Failed to load resource.*404/,
      /Refused to (apply style|execute script)/,
    ]);
    await use(bothBuilds);
  },
});

/** Expects a working page of that build: its heading, and neither our error page nor Next's. */
export async function expectPage(page: Page, heading: string | RegExp, build?: "A" | "B") {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(heading);
  await expect(title).toHaveCSS("opacity", "1");
  await expect(page.getByText(/This page (didn't load|couldn’t load)/)).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  if (build) await expect(page.locator(".skip-link")).toHaveText(skipLinkOf[build]);
}

/** Counts how often the tab loads a whole document from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
