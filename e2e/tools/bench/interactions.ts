import type { Browser, Page } from "playwright";
import { budgets } from "@/e2e/tools/bench/budgets";
import { phone, slowProcessor } from "@/e2e/tools/bench/conditions";
import { serveManyPhotos } from "@/e2e/tools/bench/many-photos";

type Interaction = {
  name: string;
  path: string;
  /** How many photos the gallery has; the stand-in's own where it does not matter. */
  photos?: number;
  act: (page: Page) => Promise<unknown>;
};

/** The first filter that is not chosen yet. */
const tapFilter = (page: Page) => page.locator("main button[aria-pressed=false]").first().tap();

export const tapMenu = (page: Page) =>
  page.getByRole("button", { name: "Menu", exact: true }).tap();

/** What a visitor touches first on each kind of page; the menu is on all (issue 6 no. 1). */
export const interactions: readonly Interaction[] = [
  {
    name: "first form field",
    path: "/contact",
    act: async (page) => {
      await page.locator("main form input").first().tap();
      await page.keyboard.press("J");
    },
  },
  { name: "gallery filter", path: "/gallery", act: tapFilter },
  // What a tap on a filter may take in a large gallery (faults.md G11).
  ...budgets.filters.map(({ name, photos }) => ({
    ...{ name, photos, path: "/gallery" },
    act: tapFilter,
  })),
  {
    name: "lightbox",
    path: "/gallery",
    act: async (page) => {
      await page.locator("main button:has(img)").first().tap();
      await page.getByRole("dialog").waitFor();
    },
  },
];

/** Touches a page at rest on a four-times slowed processor; see `latencyOf`. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, photos, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (photos) await serveManyPhotos(page, photos);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await slowProcessor(await context.newCDPSession(page));
  const measured = await latencyOf(page, act);
  await context.close();
  return measured;
}

/**
 * From touch to the next paint, in milliseconds: the longest event of the interaction, as
 * Interaction to Next Paint has it. The browser does not report what took less than 16; then the
 * figure is 16. In: how many milliseconds to watch.
 */
export async function latencyOf(
  page: Page,
  act: Interaction["act"],
  watched = 3000,
): Promise<number> {
  const latency = page.evaluate(
    (limit) =>
      new Promise<number>((done) => {
        let longest = 16;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
        setTimeout(() => done(longest), limit);
      }),
    watched,
  );
  await act(page);
  return latency;
}
