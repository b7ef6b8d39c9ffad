import { company } from "@/content/company";
import { home } from "@/content/home";
import { pages } from "@/content/navigation";
import { taglines } from "@/content/taglines";
import { nearbyTowns, towns } from "@/content/towns";
import { callWords } from "@/content/words/calls";
import { pauseWords } from "@/content/words/pause";
import { storyWords } from "@/content/words/stories";
import { testTime } from "@/e2e/support/clock";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { openQuoteForm } from "@/e2e/support/journeys/quote-form";
import { boxOf, frames, open, scrollTo, scrollTop } from "@/e2e/support/page-steps";

const typed = (page: Page) => page.locator("h1 [data-typed-line]");
const track = (page: Page) => page.locator(".strip-track");
const stories = (page: Page) => page.locator(".story-row");
const hero = (page: Page) => page.locator("main section").first();
const dials = `tel:${company.phone.e164}`;

test("hero, facts, cards, quote and plan (rows 66, 67, 75, 76, 78, 85)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  for (const height of [600, 1000, 900]) {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
    const share = async () => (await boxOf(hero(page))).height / height;
    await expect.poll(share).toBeGreaterThanOrEqual(0.6);
  }
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveAccessibleName(home.headline.replace("{towns}", nearbyTowns));
  await expect(heading.locator(".taglines")).toHaveAttribute("translate", "no");
  const larger = await heading.locator(".taglines").evaluate((typed) => {
    const size = (each: Element) => parseFloat(getComputedStyle(each).fontSize);
    const others = [...(typed.closest("section")?.querySelectorAll("*") ?? [])];
    return others.filter((each) => size(each) > size(typed)).length;
  });
  expect(larger).toBe(0);
  const main = page.getByRole("main");
  // The first window answers what, where, how soon, for how much and by whom.
  const { when, cost, who } = home.facts;
  const answers = page.locator("main > section:first-child + .facts-strip dd");
  await expect(answers).toContainText([when, cost, who]);
  const call = main.locator(`a[href="${dials}"]`).first();
  for (const shown of [main.getByRole("heading", { level: 1 }), call, ...(await answers.all())])
    expect((await boxOf(shown)).bottom).toBeLessThanOrEqual(900);
  for (const [index, { links }] of home.overview.cards.entries()) {
    await main
      .getByRole("article")
      .nth(index)
      .click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(links[0]?.path ?? "");
    await page.goBack();
  }
  for (const { heading } of [home.quote, home.plan]) {
    const dialing = page.getByRole("region", { name: heading }).locator(`a[href="${dials}"]`);
    await expect(dialing.first()).toHaveText(company.phone.display);
    await expect(dialing.first()).toBeVisible();
  }
  await main.getByRole("link", { name: home.plan.button }).click();
  await expect(page).toHaveURL(pages.contact.path);

  const form = await openQuoteForm(page, "/");
  await main.getByRole("link", { name: callWords.freeQuote, exact: true }).click();
  await expect(form.field("Name")).toBeInViewport();
});

test("typing starts at 30 % of the hero and rests out of sight (row 69)", async ({ page }) => {
  await open(page, "/#finder");
  const show = async (part: number) => {
    const { y, height } = await boxOf(hero(page));
    await scrollTo(page, y + (await scrollTop(page)) + height * (1 - part));
    await frames(page);
  };
  await show(0.25);
  await expect(typed(page)).toHaveText(taglines[0] ?? "");
  await show(0.36);
  await expect(typed(page)).not.toHaveText(taglines[0] ?? "");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(typed(page)).not.toHaveClass(/typing/);
  const rested = (await typed(page).textContent()) ?? "";
  await scrollTo(page, 0);
  await expect(typed(page)).not.toHaveText(rested);
});

test("the strip drifts by one copy in 70 s (rows 79-81)", async ({ page, isMobile }) => {
  await open(page, "/");
  await expect(track(page).getByRole("listitem")).toHaveText([...towns]);
  await expect(track(page).locator("[aria-hidden=true] li")).toHaveText([...towns]);
  await expect(track(page).getByRole("link")).toHaveCount(0);
  await expect(track(page)).toHaveCSS("animation-duration", "70s");
  await expect(track(page)).toHaveCSS("animation-timing-function", "linear");
  await expect(track(page)).toHaveCSS("animation-iteration-count", "infinite");
  const items = track(page).locator("li");
  const raised = () =>
    items.evaluateAll(
      (all) => all.filter((item) => !/^(none|0px)$/.test(getComputedStyle(item).translate)).length,
    );
  expect(await raised()).toBe(0);
  await page.locator(".strip").evaluate((strip) => strip.scrollIntoView({ block: "center" }));
  const { y, height } = (await page.locator(".strip").boundingBox())!;
  const middle = [(page.viewportSize()?.width ?? 0) / 2, y + height / 2] as const;
  if (isMobile) {
    await page.touchscreen.tap(...middle);
    expect(await raised()).toBe(0);
  } else {
    await page.mouse.move(...middle);
    await expect(track(page)).toHaveCSS("animation-play-state", "paused");
    await expect.poll(raised).toBe(1);
    await page.mouse.move(0, 0);
  }
  const seam = await track(page).evaluate((element) => {
    const animation = element.getAnimations()[0]!;
    animation.pause();
    const leftAt = (time: number) => {
      animation.currentTime = time;
      return element.getBoundingClientRect().left;
    };
    const copy = element.firstElementChild!.getBoundingClientRect().width;
    return leftAt(0) - leftAt(69_999.999) - copy;
  });
  expect(Math.abs(seam)).toBeLessThan(0.5);
});

test("any pause stops all that moves (rows 67, 68, 80, 146)", async ({ page }) => {
  await page.clock.install({ time: testTime });
  await open(page, "/");
  const { pause, start } = pauseWords;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const stop = button(storyWords.stop);
  const turning = (await stories(page).locator(".swiper-slide").count()) > 1;
  if (turning) await stories(page).scrollIntoViewIfNeeded();
  for (const name of [pause.headline, pause.towns, ...(turning ? [storyWords.stop] : [])]) {
    await button(name).click();
    await page.mouse.move(0, 0);
    for (const each of [pause.headline, pause.towns]) await expect(button(each)).toHaveCount(0);
    await expect(stop).toHaveCount(0);
    await expect(track(page)).toHaveCSS("animation-play-state", "paused");
    await scrollTo(page, 0);
    // One letter may already be on its way.
    await page.clock.runFor(200);
    const still = (await typed(page).textContent()) ?? "";
    await page.clock.fastForward(10_000);
    expect(await typed(page).textContent()).toBe(still);
    await button(start.headline).click();
    await page.mouse.move(0, 0);
    await expect(track(page)).toHaveCSS("animation-play-state", "running");
    await page.clock.runFor(5_000);
    await expect(typed(page)).not.toHaveText(still);
  }
  // Then nothing moves, whenever it is switched on: specs/model.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(typed(page)).toHaveText(taglines[0] ?? "");
  for (const name of [...Object.values(pause), storyWords.stop])
    await expect(button(name)).toHaveCount(0);
});
