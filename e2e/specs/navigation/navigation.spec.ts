import { pages } from "@/content/navigation";
import { services } from "@/content/services";
import { serviceWords } from "@/content/words/service-page";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { animated, logPageChanges } from "@/e2e/support/page-change";
import { boxOf, footerLink, frames, open, scrollTo, scrollTop } from "@/e2e/support/page-steps";

const { about, contact, serviceArea } = pages;
const service = "/services/acRepair";
const middlePart = `part-${Math.ceil(services.acRepair.sections.length / 2)}`;
const toDetails = (page: Page) => page.getByRole("link", { name: serviceWords.scrollDown });

/** Follows a link of our own, for addresses that no page links to, without scrolling to it first. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    document.querySelector("main")?.append(link);
    link.click();
  }, href);

/** Waits until the part that a hash leads to stands in the window, below the header. */
async function expectAtPart(page: Page, hash: string): Promise<void> {
  await expect(page).toHaveURL(service + hash);
  const room = async () => {
    const header = await boxOf(page.locator("header"));
    return Math.round((await boxOf(page.locator(hash))).y - header.bottom);
  };
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await expect(page.locator(hash)).toBeInViewport();
}

test.describe("addresses @read-only", () => {
  test("links, Back and Forward bring the top, a reload not (rows 19-21)", async ({ page }) => {
    await logPageChanges(page);
    await open(page, about.path);
    const arrivedAt = async ({ path }: { path: string }) => {
      await expect(page).toHaveURL(path);
      await expect.poll(() => animated(page)).toBe(true);
      await frames(page);
      expect(await scrollTop(page)).toBe(0);
      await scrollTo(page, 300);
    };
    await footerLink(page, serviceArea).click();
    await arrivedAt(serviceArea);
    await footerLink(page, contact).click();
    await arrivedAt(contact);
    await page.goBack();
    await arrivedAt(serviceArea);
    await page.goBack();
    await arrivedAt(about);
    await page.goForward();
    await arrivedAt(serviceArea);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(300);
    // As in a restored tab, no page of the site precedes it.
    await page.goto("about:blank");
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  test("a hash leads to its target, and Back from there (rows 21, 119)", async ({ page }) => {
    await logPageChanges(page);
    await open(page, service);
    await toDetails(page).click();
    await expectAtPart(page, "#next");
    expect(await animated(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(service);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test("a path's hash scrolls to it (rows 21, 25)", async ({ page }) => {
    // Low, so that some blocks are still below it.
    await page.setViewportSize({ ...page.viewportSize()!, height: 500 });
    await logPageChanges(page);
    await open(page, pages.promotions.path);
    await follow(page, `${service}#${middlePart}`);
    await expectAtPart(page, `#${middlePart}`);
    await frames(page);
    const blocks = await page.locator("[data-reveal]").evaluateAll((all: HTMLElement[]) =>
      all.map((block) => ({
        above: block.getBoundingClientRect().bottom < 0,
        hidden: block.style.opacity === "0",
      })),
    );
    expect(blocks).toContainEqual({ above: true, hidden: false });
    expect(blocks).not.toContainEqual({ above: true, hidden: true });
    expect(blocks).toContainEqual({ above: false, hidden: true });
  });
});
