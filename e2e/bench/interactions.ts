import type { Browser, Page } from "playwright";
import { phone, slowProcessor } from "@/e2e/bench/conditions";

type Interaction = { name: string; path: string; act: (page: Page) => Promise<unknown> };

/** What a visitor touches first on each kind of page (issue 6 no. 1). */
export const interactions: readonly Interaction[] = [
  {
    name: "menu",
    path: "/",
    act: (page) => page.getByRole("button", { name: "Menu", exact: true }).tap(),
  },
  {
    name: "first form field",
    path: "/contact",
    act: async (page) => {
      await page.locator("main form input").first().tap();
      await page.keyboard.press("J");
    },
  },
  {
    name: "gallery filter",
    path: "/gallery",
    act: (page) => page.locator("main button[aria-pressed=false]").first().tap(),
  },
  {
    name: "lightbox",
    path: "/gallery",
    act: async (page) => {
      await page.locator("main button:has(img)").first().tap();
      await page.getByRole("dialog").waitFor();
    },
  },
];

/**
 * From touch to the next paint on a four-times slowed processor, in milliseconds: the longest event
 * of the interaction, as Interaction to Next Paint has it. The browser does not report what took
 * less than 16; then the figure is 16.
 */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await slowProcessor(await context.newCDPSession(page));
  const latency = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let longest = 16;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
        setTimeout(() => done(longest), 3000);
      }),
  );
  await act(page);
  const measured = await latency;
  await context.close();
  return measured;
}
