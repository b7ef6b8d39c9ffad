import { type Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import {
  logPageChanges,
  opacities,
  opacitiesDuringNextChange,
  pageChange,
} from "@/e2e/page-change";
import { frames, open, scrollTo, scrollTop } from "@/e2e/page-steps";

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

const animated = async (page: Page) => (await pageChange(page)).animated;

test("a page slides and fades in, and the old one out, in half a second each (rows 19, 20)", async ({
  page,
}) => {
  await logPageChanges(page);
  await open(page, "/finance");
  expect(await animated(page)).toBe(false);
  await footerLink(page, "About Us").click();
  await expect(page).toHaveURL("/about-us");
  await expect.poll(() => animated(page)).toBe(true);
  const { parts } = await pageChange(page);
  const old = parts["::view-transition-old(root)"];
  const fresh = parts["::view-transition-new(root)"];
  expect([old?.duration, fresh?.duration]).toEqual([500, 500]);
  expect([old?.opacity.at(-1), fresh?.opacity.at(0)]).toEqual(["0", "0"]);
  expect(old?.transform.at(-1)).toBe("translate(-28px)");
  expect(fresh?.transform.at(0)).toBe("translate(28px)");
  await expect(page.locator("h1")).toHaveCount(1);
});

test("two texts never lie over each other on the way (row 20)", async ({ page }) => {
  await opacitiesDuringNextChange(page, [50, 100, 150, 200, 250, 300, 350, 400, 450]);
  await open(page, "/about-us");
  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(async () => (await opacities(page)).length).toBe(9);
  for (const [old, fresh] of await opacities(page)) expect(Math.min(old, fresh)).toBe(0);
});

test("with reduced motion pages change at once (rows 19, 20)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await logPageChanges(page);
  await open(page, "/finance");
  await footerLink(page, "About Us").click();
  await expect(page).toHaveURL("/about-us");
  await expect(heading(page)).toHaveText("About Us");
  await frames(page);
  expect(await animated(page)).toBe(false);
  expect(await scrollTop(page)).toBe(0);
});

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

test("from one service page to the next the page changes like any other (rows 19-21)", async ({
  page,
}) => {
  await logPageChanges(page);
  await open(page, "/services/acRepair");
  await scrollTo(page, 900);
  await follow(page, "/services/emergencyAC");
  await expect(page).toHaveURL("/services/emergencyAC");
  await expect.poll(() => animated(page)).toBe(true);
  expect(await scrollTop(page)).toBe(0);
});

test("a hash on the same page leads to its target, without a page change (row 21)", async ({
  page,
}) => {
  await logPageChanges(page);
  await open(page, "/services/acRepair");
  await page.getByRole("link", { name: "Scroll down to the details" }).click();
  await expect(page).toHaveURL("/services/acRepair#next");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
  const there = await scrollTop(page);
  await frames(page);
  expect(await scrollTop(page)).toBe(there);
  expect(await animated(page)).toBe(false);
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
  const top = () =>
    page.locator("#next").evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const header = () =>
    page
      .getByRole("banner")
      .evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  await expect.poll(async () => (await top()) >= (await header())).toBe(true);
});

test("each page has a title of its own as one walks through the site (rows 7-17, 21)", async ({
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

test("a page is fetched ahead as a finger touches its link", async ({ page }) => {
  await open(page, "/finance");
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  const link = footerLink(page, "About Us");
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await expect.poll(() => fetched).toEqual(["/about-us"]);
  await page.mouse.up();
  await expect(page).toHaveURL("/about-us");
});

test.describe("in a browser without speculation rules and view transitions", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "onpagereveal");
      HTMLScriptElement.supports = () => false;
    });
    await page.route(/\/finance$/, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /<script type="speculationrules">.*?<\/script>/,
        "",
      );
      await route.fulfill({ response: answer, body: html });
    });
  });

  test("a page is fetched ahead once, and shown without asking again", async ({ page }) => {
    await open(page, "/finance");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const answered = page.waitForResponse("/about-us");
    await footerLink(page, "About Us").dispatchEvent("pointerover");
    await (await answered).finished();
    await footerLink(page, "About Us").dispatchEvent("pointerover");
    await footerLink(page, "About Us").focus();
    expect(asked.filter((path) => path === "/about-us")).toHaveLength(1);
  });

  test("the page leaves at the click, and the next one comes in, in half a second each (rows 19, 20)", async ({
    page,
  }) => {
    // Noted by the pages themselves: while the next one is on its way nobody else can ask.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const [, state] = /page-(leaves|enters)/.exec(document.documentElement.className) ?? [];
        const moving = document
          .getAnimations()
          .map(({ effect }) => effect?.getTiming().duration)
          .filter((duration) => duration === 500);
        if (state) sessionStorage.setItem(state, `${location.pathname} ${moving.join()}`);
      }).observe(document, { subtree: true, attributeFilter: ["class"], childList: true });
    });
    await open(page, "/finance");
    const seen = () => page.evaluate(() => ({ ...sessionStorage }));
    expect(await seen()).toEqual({});
    await footerLink(page, "About Us").click();
    await expect(page).toHaveURL("/about-us");
    await expect.poll(seen).toMatchObject({
      leaves: "/finance 500",
      // Chromium moves the two pages by itself besides.
      enters: expect.stringMatching(/^\/about-us 500/),
    });
  });
});
