import { type Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import {
  logPageChanges,
  opacities,
  opacitiesDuringNextChange,
  pageChange,
} from "@/e2e/support/page-change";
import { frames, open, scrollTop, settled, usable } from "@/e2e/support/page-steps";
import { pageLeaves, pageTransition } from "@/lib/timings";

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

const animated = async (page: Page) => (await pageChange(page)).animated;

test.describe("a change of page", { tag: "@desktop-first" }, () => {
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
    expect([old?.duration, fresh?.duration]).toEqual([pageTransition, pageTransition]);
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

  test("a window that changes its size in the middle of it is no error (row 20)", async ({
    page,
  }) => {
    // The next page is there and not yet drawn for as long as a script in its head is on its way.
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    await page.route("/slow.js", async (route) => {
      await released;
      await route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.route("/about-us", async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        "<head>",
        '<head><script src="/slow.js"></script>',
      );
      await route.fulfill({ response: answer, body: html });
    });
    await open(page, "/finance");
    const asked = page.waitForRequest("/slow.js");
    // Not by a link, whose page may have been fetched ahead.
    await page.evaluate(() => location.assign("/about-us"));
    await asked;
    await page.setViewportSize({ width: 1000, height: 700 });
    release();
    // The fixture fails on what a promise rejects with and nobody hears.
    await usable(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
    await settled(page);
  });

  test("with reduced motion pages change at once (rows 19, 20)", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await logPageChanges(page);
    await open(page, "/finance");
    await footerLink(page, "About Us").click();
    await expect(page).toHaveURL("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
    await frames(page);
    expect(await animated(page)).toBe(false);
    expect(await scrollTop(page)).toBe(0);
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

    test("a page whose next one does not come is back; with reduced motion it does not leave (rows 19, 20)", async ({
      page,
    }) => {
      // An answer without content leaves the page where it is.
      await page.route("/about-us", (route) => route.fulfill({ status: 204 }));
      await page.clock.install();
      await open(page, "/finance");
      const html = page.locator("html");
      await footerLink(page, "About Us").click();
      await expect(html).toHaveClass(/page-leaves/);
      await page.clock.runFor(pageLeaves);
      await expect(html).not.toHaveClass(/page-leaves/);

      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, "/finance");
      await footerLink(page, "About Us").click();
      expect(await html.getAttribute("class")).not.toMatch(/page-(leaves|enters)/);
    });

    test("the page leaves at the click, and the next one comes in, in half a second each (rows 19, 20)", async ({
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
          if (state) sessionStorage.setItem(state, `${location.pathname} ${moving.join()}`);
        }).observe(document, { subtree: true, attributeFilter: ["class"], childList: true });
      }, pageTransition);
      await open(page, "/finance");
      const seen = () => page.evaluate(() => ({ ...sessionStorage }));
      expect(await seen()).toEqual({});
      await footerLink(page, "About Us").click();
      await expect(page).toHaveURL("/about-us");
      await expect.poll(seen).toMatchObject({
        leaves: `/finance ${pageTransition}`,
        // Chromium moves the two pages by itself besides.
        enters: expect.stringContaining(`/about-us ${pageTransition}`),
      });
    });
  });
});
