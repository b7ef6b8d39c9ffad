import type { Locator, Page } from "@playwright/test";
import type { Backend } from "@/e2e/support/browser/backend";

export type Held = {
  arrived: Promise<void>;
  /** Lets the waiting requests, and all later ones, go on. */
  release: () => void;
};

/** Keeps requests to matching URLs waiting until they are released: a slow network, without a wait. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<Held> {
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
  return { arrived, release };
}

/** Presses a button and keeps its request waiting, with the mock backend's log empty: it is in flight. */
export async function sendAndHold(
  page: Page,
  backend: Backend,
  { path, button }: { path: string; button: Locator },
): Promise<Held> {
  await backend.clear();
  const held = await holdRequests(page, `**${path}`);
  await button.click();
  await held.arrived;
  return held;
}
