import type { Browser, Page } from "playwright";
import { serveManyPhotos } from "@/e2e/tools/bench/measure/many-photos";
import { openPhone, slowProcessor } from "@/e2e/tools/bench/measure/phone";
import { filterBudgets } from "@/e2e/tools/bench/report/budgets";
import { ownRoles } from "@/e2e/tools/bench/sites/site";

type Touch = {
  name: string;
  path: string;
  /** How many photos the gallery has; the mock backend's own where it does not matter. */
  photos?: number;
  act: (page: Page) => Promise<unknown>;
};

/** The first filter that is not chosen yet. */
const tapFilter = (page: Page) => page.locator("main button[aria-pressed=false]").first().tap();

/** What a visitor touches first, on a page that has come to rest. */
export const touches: readonly Touch[] = [
  {
    name: "menu",
    path: ownRoles.reading,
    act: (page) => page.getByRole("button", { name: "Menu", exact: true }).tap(),
  },
  { name: "gallery filter", path: "/gallery", act: tapFilter },
  // What a tap on a filter may take in a large gallery.
  ...filterBudgets.map(({ name, photos }) => ({ name, photos, path: "/gallery", act: tapFilter })),
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
export async function measureTouch(
  browser: Browser,
  origin: string,
  { path, photos, act }: Touch,
): Promise<number> {
  const { page, session, close } = await openPhone(browser);
  if (photos) await serveManyPhotos(page, photos);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await slowProcessor(session);
  const measured = await latencyOf(page, act);
  await close();
  return measured;
}

/**
 * From touch to the next paint, in milliseconds: the longest event of the interaction, as
 * Interaction to Next Paint has it. The browser does not report what took less than 16; then the
 * figure is 16. In: how many milliseconds to watch.
 */
async function latencyOf(page: Page, act: Touch["act"], watched = 2000): Promise<number> {
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
