import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { callWords } from "@/content/words/calls";
import { codeWords } from "@/content/words/offers";
import { expect, test } from "@/e2e/support/fixtures";
import { galleryOn } from "@/e2e/support/gallery";
import { frames, open } from "@/e2e/support/page-steps";

const { accessibility, contact, gallery, promotions, serviceArea, terms } = pages;

/** What is pressed on a page, where that leads (each change of path), and what else it does. */
function pressesOn(page: Page) {
  const main = page.getByRole("main");
  const { thumbnails, lightbox } = galleryOn(page);
  const logo = page.getByRole("banner").getByRole("link", { name: company.name });
  const bar = page.locator(".call-bar").getByRole("link");
  const code = main.getByRole("button").first();
  const quote = main.getByRole("link", { name: callWords.freeQuote }).first();
  const copied = () => expect(page.getByText(codeWords.copied)).toHaveCount(1);
  const called = () => expect(page.locator("html[data-called]")).toHaveCount(1);
  const opened = () => expect(lightbox).toHaveCount(1);
  const searched = async () => {
    await page.keyboard.type("60540");
    await expect(main.getByRole("listitem")).toHaveText(["Naperville"]);
  };
  return [
    { at: contact.path, press: logo, leads: "/" },
    { at: "/", press: quote, leads: "/#quote" },
    { at: promotions.path, press: code, leads: "", does: copied },
    { at: serviceArea.path, press: main.getByRole("searchbox"), leads: "", does: searched },
    // Its photo is an entry that Back leaves.
    { at: gallery.path, press: thumbnails.first(), leads: gallery.path, does: opened },
    { at: terms.path, press: bar.last(), leads: contact.path },
    { at: terms.path, press: bar.first(), leads: "", does: called },
  ];
}

/** Runs in the page: halts each change of page, 50 ms into it, and notes a call. */
function haltChanges() {
  const note = (what: string) => document.documentElement.setAttribute(what, "");
  addEventListener("pagereveal", ({ viewTransition }) => {
    void viewTransition?.ready.then(() => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 50;
      }
      note("data-halted");
    });
  });
  addEventListener("click", (event) => {
    const isCall = event.target instanceof Element && event.target.closest("[href^='tel:']");
    if (!isCall || event.defaultPrevented) return;
    event.preventDefault();
    note("data-called");
  });
}

test("amid a change of page, on a slow processor, the first click counts and does one thing (rows 19, 20) @once", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-write"]);
  await page.addInitScript(haltChanges);
  const session = await context.newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  const led: string[] = [];
  page.on("framenavigated", (frame) => led.push(frame.url()));
  for (const { at, press, leads, does } of pressesOn(page)) {
    // The bar is the phone's.
    await page.setViewportSize({ width: at === terms.path ? 390 : 1280, height: 720 });
    await slowDown(1);
    await open(page, accessibility.path);
    await slowDown(4);
    await page.evaluate((path) => location.assign(path), at);
    await expect(page.locator("html[data-halted]")).toHaveCount(1);
    await expect(press).toBeEnabled();
    await press.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await press.boundingBox()) ?? {};
    led.length = 0;
    await page.mouse.click(x + width / 2, y + height / 2);
    await does?.();
    if (leads) await expect.poll(() => led, at).not.toHaveLength(0);
    await frames(page);
    expect(led.map((url) => url.replace(/^.*?\/\/[^/]*|\?.*/g, "")).join(), at).toBe(leads);
  }
});
