import { pages } from "@/content/navigation";
import { testTime } from "@/e2e/support/clock";
import { expect, test } from "@/e2e/support/fixtures";
import { animated, logPageChanges, pageChange } from "@/e2e/support/page-change";
import {
  filesAsked,
  footerLink,
  frames,
  open,
  scrollTo,
  scrollTop,
  usable,
} from "@/e2e/support/page-steps";
import { exitMs, pageTransition } from "@/lib/timings";

const { about, contact, finance, terms } = pages;

test("pages slide and fade in and out, or change at once (rows 19, 20)", async ({ page }) => {
  await logPageChanges(page);
  await open(page, finance.path);
  expect(await animated(page)).toBe(false);
  await footerLink(page, about).click();
  await expect(page).toHaveURL(about.path);
  await expect.poll(() => animated(page)).toBe(true);
  const { parts, opacities } = await pageChange(page);
  expect([parts.old?.duration, parts.new?.duration]).toEqual([pageTransition, pageTransition]);
  expect(parts.old?.transform.at(-1)).toBe("translate(-28px)");
  expect(parts.new?.transform.at(0)).toBe("translate(28px)");
  expect(opacities[0]?.[0]).toBeGreaterThan(0);
  expect(opacities.at(-1)?.[1]).toBeGreaterThan(0);
  for (const [old, fresh] of opacities) {
    expect(Math.min(old, fresh)).toBe(0);
    expect(Math.max(old, fresh), "an empty frame").toBeGreaterThan(0);
  }
  await expect(page.locator("h1")).toHaveCount(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await footerLink(page, terms).click();
  await expect(page).toHaveURL(terms.path);
  await usable(page);
  await frames(page);
  expect(await animated(page)).toBe(false);
  expect(await scrollTop(page)).toBe(0);
});

test.describe("in a browser without speculation rules and view transitions", () => {
  test.use({ oldest: true });

  // Its window brings the phone's bar itself, for the page that this leads to must not be asked for before.
  test("a page is fetched ahead; the old leaves, it comes in (rows 19, 20) @once", async ({
    page,
  }) => {
    // Noted by the pages themselves: while the next one is on its way nobody else can ask.
    await page.addInitScript((transition) => {
      new MutationObserver(() => {
        const [, state] = /page-(leaves|enters)/.exec(document.documentElement.className) ?? [];
        const moving = document
          .getAnimations()
          .map(({ effect }) => effect?.getTiming().duration)
          .filter((duration) => duration === transition);
        const durations = [...new Set(moving)].join();
        if (state) sessionStorage.setItem(state, `${location.pathname} ${durations}`);
      }).observe(document, { subtree: true, attributeFilter: ["class"], childList: true });
    }, pageTransition);
    await page.addInitScript("delete HTMLElement.prototype.offsetWidth"); // No scroll reads the layout.
    await open(page, finance.path);
    const seen = () => page.evaluate(() => ({ ...sessionStorage }));
    expect(await seen()).toEqual({});
    const asked = filesAsked(page, /./);
    const answered = page.waitForResponse(about.path);
    await footerLink(page, about).dispatchEvent("pointerover");
    await (await answered).finished();
    await footerLink(page, about).focus();
    expect(asked.filter((path) => path === about.path)).toHaveLength(1);
    // So is the page of the phone bar's button, once a reader scrolls, where there is a bar.
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await frames(page);
    expect(asked).not.toContain(contact.path);
    await page.setViewportSize({ width: 390, height: 844 });
    await scrollTo(page, 0);
    await expect.poll(() => asked).toContain(contact.path);
    await footerLink(page, about).click();
    await expect(page).toHaveURL(about.path);
    await expect.poll(seen).toMatchObject({
      leaves: `${finance.path} ${pageTransition}`,
      enters: `${about.path} ${pageTransition}`,
    });
  });

  test("a page whose next one does not come is back (rows 19, 20)", async ({ page }) => {
    // An answer without content leaves the page where it is.
    await page.route(about.path, (route) => route.fulfill({ status: 204 }));
    await page.clock.install({ time: testTime });
    await open(page, finance.path);
    const html = page.locator("html");
    await footerLink(page, about).click();
    await expect(html).toHaveClass(/page-leaves/);
    await page.clock.runFor(exitMs);
    await expect(html).not.toHaveClass(/page-leaves/);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, finance.path);
    await footerLink(page, about).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
