import { type Page } from "@playwright/test";
import { animated, holdAnimations, letGo, logAnimations } from "@/e2e/animation-log";
import { expect, test } from "@/e2e/fixtures";
import { holdRequests } from "@/e2e/journeys/hold-requests";
import { frames, markDocument, open, sameDocument, scrollTo, scrollTop } from "@/e2e/page-steps";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
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

test("a page slides and fades in, and the old one out, in half a second each (rows 19, 20)", async ({
  page,
}) => {
  await logAnimations(page);
  await open(page, "/finance");
  await footerLink(page, "About Us").click();
  await expect(page).toHaveURL("/about-us");
  await expect(heading(page)).toBeFocused();
  const changes = (await animated(page)).filter(({ duration }) => duration === 500);
  expect(changes).toHaveLength(2);
  const leaving = changes.find(({ inShadow }) => inShadow);
  const coming = changes.find(({ inShadow }) => !inShadow);
  expect(leaving).toMatchObject({ opacity: ["1", "0"], moves: true, shutOff: true });
  expect(coming).toMatchObject({ opacity: ["0", "1"], moves: true });
});

test("while the old page leaves it is painted, but nobody can find, focus or read it (row 20)", async ({
  page,
}) => {
  await logAnimations(page);
  await open(page, "/finance");
  await holdAnimations(page);
  await footerLink(page, "About Us").click();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.getByText("Finance are coming soon...")).toHaveCount(0);
  const copy = page.locator("body > div[aria-hidden=true][inert]");
  await expect(copy).toHaveCount(1);
  await letGo(page);
  await expect(copy).toHaveCount(0);
});

test("with reduced motion pages change at once (rows 19, 20)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await logAnimations(page);
  await open(page, "/finance");
  await footerLink(page, "About Us").click();
  await expect(heading(page)).toBeFocused();
  expect(await animated(page)).toEqual([]);
  expect(await scrollTop(page)).toBe(0);
});

test("links, Back and Forward bring the top and the heading of the new page, without a reload (row 21)", async ({
  page,
}) => {
  await logAnimations(page);
  await open(page, "/about-us");
  await markDocument(page);
  const arrivedAt = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
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
  expect(await sameDocument(page)).toBe(true);
  const changes = (await animated(page)).filter(({ duration }) => duration === 500);
  expect(changes.filter(({ inShadow }) => inShadow)).toHaveLength(5);
});

test("from one service page to the next the page changes like any other (rows 19-21)", async ({
  page,
}) => {
  await logAnimations(page);
  await open(page, "/services/acRepair");
  await scrollTo(page, 900);
  await follow(page, "/services/emergencyAC");
  await expect(page).toHaveURL("/services/emergencyAC");
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  const changes = (await animated(page)).filter(({ duration }) => duration === 500);
  expect(changes).toHaveLength(2);
});

test("a hash on the same page leads to its target and back, without a page change (row 21)", async ({
  page,
}) => {
  await logAnimations(page);
  await open(page, "/services/acRepair");
  await page.getByRole("link", { name: "Scroll down to the details" }).click();
  await expect(page).toHaveURL("/services/acRepair#next");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
  const there = await scrollTop(page);
  await frames(page);
  expect(await scrollTop(page)).toBe(there);
  expect((await animated(page)).filter(({ duration }) => duration === 500)).toEqual([]);
});

test("a change of the query alone does not scroll (row 21)", async ({ page }) => {
  await logAnimations(page);
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
  expect((await animated(page)).filter(({ duration }) => duration === 500)).toEqual([]);
});

test("a path with a hash goes to its target, clear of the header (row 21)", async ({ page }) => {
  await open(page, "/finance");
  await markDocument(page);
  await addLink(page, "/services/acRepair#next");
  await follow(page, "/services/acRepair#next");
  await expect(page).toHaveURL("/services/acRepair#next");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
  const top = () =>
    page.locator("#next").evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const header = () =>
    page
      .getByRole("banner")
      .evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  await expect.poll(async () => (await top()) >= (await header())).toBe(true);
  expect(await sameDocument(page)).toBe(true);
});

test("each page is announced by a title of its own as one walks through the site (rows 7-17, 21)", async ({
  page,
}) => {
  await open(page, "/");
  const titles = [await page.title()];
  for (const name of [
    "About Us",
    "Contact",
    "Service Area",
    "Privacy Policy",
    "Terms of Use",
    "Finance with us",
  ]) {
    await footerLink(page, name).click();
    await expect(heading(page)).toBeFocused();
    await expect.poll(async () => titles.includes(await page.title())).toBe(false);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(7);
});

test("a click meant for a new tab stays one (row 21)", async ({ page, context }) => {
  await open(page, "/finance");
  const opened = context.waitForEvent("page");
  await footerLink(page, "Contact").click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(page).toHaveURL("/finance");
});

test("a page's own scripts are fetched with its words, not after them (issue 6 no. 3)", async ({
  page,
}) => {
  await open(page, "/finance");
  const words = await holdRequests(page, /\.txt/);
  const script = page.waitForRequest(/\.js$/);
  const home = page.getByRole("banner").locator("a[href='/']").first();
  await home.dispatchEvent("pointerover");
  await Promise.all([words.arrived, script]);
  words.release();
  await home.click();
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toBeFocused();
});
