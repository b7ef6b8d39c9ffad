import { type Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { logPageChanges, pageChange } from "@/e2e/support/page-change";
import { frames, open, scrollTo, scrollTop } from "@/e2e/support/page-steps";

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** A link of our own in the middle of the page, for addresses that no page links to. */
const addLink = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = "our own link";
    document.querySelector("main")?.append(link);
  }, href);

/** Follows a link without scrolling to it first, as a keyboard or a fixed link would. */
const follow = (page: Page, href: string) =>
  page.locator(`a[href="${href}"]`).last().dispatchEvent("click", { button: 0 });

/** Waits until the part that `#next` leads to stands in the window, below the header. */
async function expectNextClearOfHeader(page: Page): Promise<void> {
  const box = (part: string) =>
    page.locator(part).evaluate((each) => each.getBoundingClientRect().toJSON());
  const room = async () => (await box("#next")).top - (await box("header")).bottom;
  await expect.poll(async () => Math.round(await room())).toBeGreaterThanOrEqual(0);
  await expect(page.locator("#next")).toBeInViewport();
}

const animated = async (page: Page) => (await pageChange(page)).animated;

test.describe("addresses", { tag: ["@read-only", "@desktop-first"] }, () => {
  test("links, Back and Forward bring the top of the page, each with its change (rows 19-21)", async ({
    page,
  }) => {
    await logPageChanges(page);
    await open(page, "/about-us");
    const arrivedAt = async (path: string) => {
      await expect(page).toHaveURL(path);
      await expect.poll(() => animated(page)).toBe(true);
      await frames(page);
      expect(await scrollTop(page)).toBe(0);
    };
    await footerLink(page, "Service Area").click();
    await arrivedAt("/service-area");
    await footerLink(page, "Contact").click();
    await arrivedAt("/contact");
    await scrollTo(page, 500);
    await page.goBack();
    await arrivedAt("/service-area");
    await scrollTo(page, 500);
    await page.goBack();
    await arrivedAt("/about-us");
    await scrollTo(page, 500);
    await page.goForward();
    await arrivedAt("/service-area");
  });

  test("a reload stays where one reads (row 21)", async ({ page }) => {
    await open(page, "/about-us");
    await footerLink(page, "Service Area").click();
    await expect(page).toHaveURL("/service-area");
    await page.goBack();
    await expect(page).toHaveURL("/about-us");
    await scrollTo(page, 500);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(500);
  });

  test("a hash on the same page leads to its target, clear of the header, without a page change (rows 21, 119)", async ({
    page,
  }) => {
    await logPageChanges(page);
    await open(page, "/services/acRepair");
    await page.getByRole("link", { name: "Scroll down to the details" }).click();
    await expect(page).toHaveURL("/services/acRepair#next");
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
    await expectNextClearOfHeader(page);
    const there = await scrollTop(page);
    await frames(page);
    expect(await scrollTop(page)).toBe(there);
    expect(await animated(page)).toBe(false);
  });

  test("Back from a hash on the same page leads back to where one was (row 21)", async ({
    page,
  }) => {
    await open(page, "/services/acRepair");
    await page.getByRole("link", { name: "Scroll down to the details" }).click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
    await page.goBack();
    await expect(page).toHaveURL("/services/acRepair");
    await expect.poll(() => scrollTop(page)).toBe(0);
    // From another page it leads to its top, as every path does.
    await scrollTo(page, 500);
    await footerLink(page, "Contact").click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(page).toHaveURL("/services/acRepair");
    await frames(page);
    expect(await scrollTop(page)).toBe(0);
  });

  test("a change of the query alone does not scroll (row 21)", async ({ page }) => {
    await logPageChanges(page);
    await open(page, "/promotions");
    await addLink(page, "/promotions?from=test");
    await scrollTo(page, 500);
    await follow(page, "/promotions?from=test");
    await expect(page).toHaveURL("/promotions?from=test");
    await frames(page);
    expect(await scrollTop(page)).toBe(500);
    await page.goBack();
    await expect(page).toHaveURL("/promotions");
    await frames(page);
    expect(await scrollTop(page)).toBe(500);
    expect(await animated(page)).toBe(false);
  });

  test("a path with a hash goes to its target, clear of the header (row 21)", async ({ page }) => {
    await open(page, "/finance");
    await addLink(page, "/services/acRepair#next");
    await follow(page, "/services/acRepair#next");
    await expect(page).toHaveURL("/services/acRepair#next");
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
    await expectNextClearOfHeader(page);
  });

  test("a page out of the browser's memory begins at its top, one at a hash stays (row 21)", async ({
    page,
  }) => {
    await open(page, "/services/acRepair");
    const comeBack = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await scrollTo(page, 500);
    await comeBack();
    expect(await scrollTop(page)).toBe(0);
    await page.evaluate(() => history.replaceState(null, "", "#next"));
    await scrollTo(page, 500);
    await comeBack();
    expect(await scrollTop(page)).toBe(500);
  });

  test("a click meant for a new tab stays one (row 21)", async ({ page, context }) => {
    await open(page, "/finance");
    const opened = context.waitForEvent("page");
    await footerLink(page, "Contact").click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await expect(page).toHaveURL("/finance");
  });
});
