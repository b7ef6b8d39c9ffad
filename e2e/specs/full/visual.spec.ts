import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findBrowser } from "@/e2e/support/browser/find-browser";
import { expect, test } from "@/e2e/support/fixtures";
import { quoteFormOn, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { stopClock } from "@/e2e/support/journeys/stop-clock";
import { open, settled } from "@/e2e/support/page-steps";

// These pictures hold for one build of one browser on one system, Debian's headless shell: fonts and
// edges are drawn a little differently elsewhere, so nothing else is compared with them. After a browser update put its
// version into browser-version.txt, look at the differences, then take the pictures anew with
// `FULL=1 npx playwright test e2e/specs/full/visual.spec.ts --update-snapshots`.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const versionFile = "e2e/specs/full/visual.spec.ts-snapshots/browser-version.txt";
const madeWith = readFileSync(versionFile, "utf8").trim();

test.beforeEach(({ browser }) => {
  const here = browser.version();
  const shell = findBrowser()?.endsWith("headless-shell") ?? false;
  test.skip(!shell, "The pictures are those of chromium-headless-shell.");
  test.skip(here !== madeWith, `The pictures are Chromium ${madeWith}'s; this one is ${here}.`);
});

const options = { animations: "disabled", scale: "css", maxDiffPixelRatio: 0.01 } as const;

/**
 * Opens a page in its own fonts. On a busy machine its answer may be late, or they themselves, and
 * the page then does without them; a font that a script adds is always used.
 */
async function openDressed(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(async () => {
    document.documentElement.classList.add("fonts");
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const read = (name: string) => rule.style.getPropertyValue(name);
      if (!read("src").includes("url(")) continue;
      const weight = read("font-weight") || "normal";
      document.fonts.add(await new FontFace(read("font-family"), read("src"), { weight }).load());
    }
  });
}

/** Photographs the window without its pictures, which have other guards and would be large to keep. */
async function look(page: Page, name: string) {
  await settled(page);
  await page.evaluate(() => {
    for (const image of document.images) image.style.visibility = "hidden";
  });
  await expect(page).toHaveScreenshot(`${name}.png`, options);
}

/** Hides the header and the call bar: they stay in the window, and so before any long element. */
const hideFloating = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const { position } = getComputedStyle(element);
      if (position === "fixed" || position === "sticky") element.style.visibility = "hidden";
    }
  });

test.describe("screenshots", { tag: "@full" }, () => {
  test("the shell and home look as agreed", async ({ page }) => {
    await openDressed(page, "/");
    await look(page, "home");
  });

  test("a service page looks as agreed", async ({ page }) => {
    await openDressed(page, "/services/furnaceRepair");
    await page.locator("#next").scrollIntoViewIfNeeded();
    await look(page, "service");
  });

  test("the services menu looks as agreed", async ({ page, isMobile }) => {
    await openDressed(page, "/finance");
    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Services" }).click();
    await look(page, "menu");
  });

  test("the form's hints look as agreed", async ({ page }) => {
    await openDressed(page, "/contact");
    await page.getByRole("button", { name: "Submit message" }).click();
    await expect(page.getByText("Please enter your name.")).toBeVisible();
    await look(page, "form-hints");
  });

  /** The mock backend's answer with this status, as the browser lets another origin's through. */
  const answer = (status: number) => ({
    status,
    headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    json: status === 500 ? { error: "Our mailbox is full" } : {},
  });

  test("a refused and an accepted form look as agreed", async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors([/status of 500/]);
    let status = 500;
    await page.route("**/subscribe-smart-heat", (route) => route.fulfill(answer(status)));
    await openDressed(page, "/finance");
    const footer = page.locator("footer form");
    await footer.getByRole("textbox").fill("ann@example.com");
    await footer.getByRole("button").click();
    await expect(footer.getByRole("alert")).toHaveText("Our mailbox is full");
    // What is said may scroll the button away from under the pointer.
    await footer.getByRole("button").hover();
    await expect(footer).toHaveScreenshot("form-refused.png", options);
    status = 200;
    await footer.getByRole("button").click();
    await expect(footer.getByRole("status")).toHaveText("Thanks for subscribing!");
    await footer.getByRole("button").hover();
    await expect(footer).toHaveScreenshot("form-accepted.png", options);
  });

  /** What the contact form says after a press, and the answer that makes it say so; none while it waits. */
  const quoteStates = {
    sending: { words: "Sending...", status: undefined },
    refused: { words: "Our mailbox is full", status: 500 },
    sent: { words: "Thanks! We'll be in touch.", status: 200 },
  };

  for (const [state, { words, status }] of Object.entries(quoteStates)) {
    test(`the quote form looks as agreed: ${state}`, async ({ page, expectConsoleErrors }) => {
      if (status === 500) expectConsoleErrors([/status of 500/]);
      await page.route("**/contact-smart-heat", (route) =>
        status ? route.fulfill(answer(status)) : undefined,
      );
      await openDressed(page, "/contact");
      const { form, button, fill } = quoteFormOn(page);
      await fill(sampleQuote({ email: "ann@example.com" }));
      // A message goes after five seconds, which a busy machine may need for its photograph.
      await stopClock(page);
      await button.click();
      await expect(form.getByText(words, { exact: true })).toBeVisible();
      await hideFloating(page);
      await page.mouse.move(0, 0);
      await expect(form).toHaveScreenshot(`quote-${state}.png`, options);
    });
  }
});
