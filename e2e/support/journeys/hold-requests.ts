import type { Page } from "@playwright/test";

/** Keeps requests to matching URLs waiting until they are released: a slow network, without a wait. */
export async function holdRequests(page: Page, url: string | RegExp) {
  let arrive = () => {};
  let release = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    arrive();
    await released;
    // A page that is gone by now has nothing left to go on with.
    await route.continue().catch(() => {});
  });
  /** `release` lets the waiting requests, and all later ones, go on. */
  return { arrived, release };
}
export type Held = Awaited<ReturnType<typeof holdRequests>>;
