import { pages, serviceMenu } from "@/content/navigation";
import { callWords } from "@/content/words/calls";
import { frameWords } from "@/content/words/frame";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { footerLink, open, scrollTop } from "@/e2e/support/page-steps";

const { menu } = frameWords;
const banner = (page: Page) => page.getByRole("banner");
const button = (page: Page, name: string) =>
  banner(page).getByRole("button", { name, exact: true });
const panel = (page: Page, name: "services" | "about") => page.locator(`#${name}-menu`);
const link = (page: Page, name: string) =>
  drawer(page).getByRole("link", { name, exact: true }).first();
/** What the entry of the history stands for; null for a page. */
const entryOf = (page: Page) => () => page.evaluate(() => history.state as unknown);
const drawer = (page: Page) => page.getByRole("navigation", { name: menu.label });

/** Chrome 114 and 115 do not say what they toggled. */
const togglesInSilence = `const { togglePopover } = HTMLElement.prototype;
  if (togglePopover) HTMLElement.prototype.togglePopover = function () { togglePopover.call(this); }`;

test.describe("the menus @read-only", () => {
  test("a press opens one menu (rows 35, 36, 57) @phone", async ({ page, isMobile }) => {
    await open(page, pages.finance.path);
    if (isMobile) await button(page, menu.open).click();
    const about = button(page, menu.about);
    const back = panel(page, "about").getByRole("button", { name: menu.back }); // On a phone.
    for (const [press, shown] of [
      [about, true],
      [isMobile ? back : about, false],
      [about, true],
    ] as const) {
      await press.click();
      await expect(panel(page, "about")).toBeVisible({ visible: shown });
      await expect(about).toHaveAttribute("aria-expanded", `${shown}`);
    }
    const shownIn = (name: "about" | "services") => panel(page, name).getByRole("link");
    await expect(shownIn("about")).toHaveText([pages.about.label, pages.serviceArea.label]);
    if (isMobile) await back.click();
    await button(page, pages.services.label).click();
    await expect(panel(page, "about")).toBeHidden();
    const entries = serviceMenu.flatMap(({ children }) => children);
    await expect(shownIn("services")).toHaveText(entries.map(({ label }) => label));
    const icons = panel(page, "services").locator(":is(a, p) svg").filter({ visible: true });
    await expect(icons).toHaveCount(entries.length + serviceMenu.length);
    await shownIn("services").last().click();
    await expect(page).toHaveURL(entries.at(-1)?.path ?? "");
    await expect(panel(page, "services")).toBeHidden();
    await expect(page.locator("header [aria-current=true]")).toHaveText(pages.services.label);
  });

  test("a resting mouse opens one, a finger not (row 35) @phone", async ({ page, isMobile }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript(togglesInSilence);
    await open(page, pages.finance.path);
    const services = button(page, pages.services.label);
    if (isMobile) {
      await services.tap();
      await expect(panel(page, "services")).toBeVisible();
      await services.tap();
      await expect(panel(page, "services")).toBeHidden();
      await panel(page, "services").evaluate((each) => each.setAttribute("popover", "manual"));
      await services.tap();
      await services.blur();
      await page.touchscreen.tap(20, 700); // Safari before 18.3 closes nothing by itself.
      return expect(panel(page, "services")).toBeHidden();
    }
    await services.hover();
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await services.click();
    await expect(panel(page, "services")).toBeVisible();
    await button(page, menu.about).hover();
    await panel(page, "about").getByRole("link").last().hover();
    await expect(panel(page, "about")).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(panel(page, "about")).toBeHidden();
  });

  test("Tab walks through them, Escape closes (rows 34-36; F39) @once", async ({ page }) => {
    await open(page, pages.finance.path);
    await expect(banner(page).locator("[role^=menu]")).toHaveCount(0);
    const current = banner(page).locator("[aria-current=page]");
    await expect(current).toHaveCount(0);
    const entries = banner(page).locator("#menu .nav-item");
    await entries.first().focus();
    for (const entry of await entries.all()) {
      await expect(entry).toBeFocused();
      await page.keyboard.press("Tab");
    }
    const about = button(page, menu.about);
    await expect(about).toHaveAttribute("aria-controls", "about-menu");
    const opened = panel(page, "about");
    const links = opened.locator("a");
    const count = await links.count();
    const keys = ["Tab", "Shift+Tab", ...Array<string>(count + 1).fill("Escape")];
    for (const [turn, key] of keys.entries()) {
      await about.press("Enter");
      // The panel's links in turn, then out of it, back onto its button, or closed from within.
      const stops = key === "Tab" ? count : key === "Escape" ? turn - 2 : 0;
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press("Tab");
        await expect(links.nth(stop)).toBeFocused();
      }
      await page.keyboard.press(key);
      await expect(opened).toBeHidden();
      if (key === "Escape") await expect(about).toBeFocused();
    }
    await about.press("Enter");
    await links.last().press("Enter");
    await expect(page).toHaveURL(pages.serviceArea.path);
    await expect(current).toHaveAttribute("href", pages.serviceArea.path);
    await expect(opened).toBeHidden();
  });
});

test.describe("the drawer below 992 px @read-only", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("it closes on a change of page, Back and Esc (row 40)", async ({ page }) => {
    await open(page, pages.about.path);
    await button(page, menu.open).click();
    await link(page, pages.promotions.label).click();
    await expect(page).toHaveURL(pages.promotions.path);
    await expect(drawer(page)).toBeHidden();
    await expect(button(page, menu.open)).toHaveAttribute("aria-expanded", "false");

    await button(page, menu.open).click();
    await link(page, pages.promotions.label).click();
    await expect(drawer(page)).toBeHidden();
    const entry = entryOf(page);
    await expect.poll(entry).toBeNull();
    await button(page, menu.open).press("Enter");
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    // Known at once, for whoever asks before the browser says that it has closed.
    await expect(button(page, menu.open)).toHaveAttribute("aria-expanded", "false");
    await expect(drawer(page)).toBeHidden();
    await expect(button(page, menu.open)).toBeFocused();
    await expect(page).toHaveURL(pages.promotions.path);

    await footerLink(page, pages.contact).click();
    await expect(page).toHaveURL(pages.contact.path);
    for (const close of [() => page.reload(), () => page.goBack()]) {
      await button(page, menu.open).click();
      await expect(drawer(page)).toBeVisible();
      await expect.poll(entry).not.toBeNull();
      await close();
      await expect(drawer(page)).toBeHidden();
      await expect.poll(entry).toBeNull();
    }
    // The drawer has left nothing behind: a press of Back leads to the page before.
    for (const { path } of [pages.contact, pages.promotions, pages.about]) {
      await expect(page).toHaveURL(path);
      await page.goBack();
    }
  });

  test("Home in it leads to the top, from a part of home too (rows 39, 40, 45)", async ({
    page,
  }) => {
    await open(page, pages.home.path);
    await page.getByRole("main").getByRole("link", { name: callWords.freeQuote }).first().click();
    await expect(page).toHaveURL("/#quote");
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
    await button(page, menu.open).click();
    // Until an entry of the history stands for the drawer, Home leaves the address as it is.
    await expect.poll(entryOf(page)).not.toBeNull();
    await link(page, pages.home.label).click();
    await expect(page).toHaveURL(pages.home.path);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/#quote");
  });

  test("it leads into a panel and back, and holds the page (rows 35, 39, 40) @modern", async ({
    page,
  }) => {
    await open(page, pages.about.path);
    const html = page.locator("html");
    const shut = page.locator(":is([inert], [inert] *):is(main, footer, .call-bar)");
    const expectHeld = async (held: boolean) => {
      await expect(html).toHaveCSS("overflow-y", held ? "hidden" : "visible");
      await expect(shut).toHaveCount(held ? 3 : 0);
    };
    await expectHeld(false);
    await button(page, menu.open).click();
    await expectHeld(true);
    await button(page, pages.services.label).click();
    await expect(panel(page, "services")).toBeVisible();
    await panel(page, "services").getByRole("button", { name: menu.back }).click();
    await expect(panel(page, "services")).toBeHidden();
    await expect(button(page, pages.services.label)).toBeFocused();
    await expectHeld(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectHeld(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(drawer(page)).toBeHidden();
  });
});
