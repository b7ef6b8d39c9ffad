import { company } from "@/content/company";
import { finder as content } from "@/content/finder";
import { safety } from "@/content/safety";
import { callWords } from "@/content/words/calls";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { boxOf, finishAnimations, open } from "@/e2e/support/page-steps";

const finder = (page: Page) => page.locator("#finder");
const onHome = content.problems.flatMap(({ symptoms }) => symptoms.filter((one) => one.onHome));
const symptom = (page: Page, words: string) =>
  finder(page).getByRole("link", { name: words, exact: true });

/** The degrees that stand in the house's badge. */
const reading = (page: Page) =>
  finder(page)
    .locator(".house-reading")
    .evaluate((badge) => Number(getComputedStyle(badge).getPropertyValue("--degrees")));

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("symptoms lead to answers in a tap or two, danger first (row 85)", async ({ page }) => {
    const follow = async (words: string, answer: string) => {
      await symptom(page, words).click();
      await expect(page).toHaveURL(answer);
      const { hash } = new URL(page.url());
      if (hash) await expect(page.locator(hash)).toBeInViewport();
      const dialing = page.locator(`a[href="tel:${company.phone.e164}"]:visible`);
      await expect(dialing.first()).toBeVisible();
    };
    const expectLink = (words: string, answer: string) =>
      expect(symptom(page, words).and(page.locator(`[href="${answer}"]`))).toBeVisible();
    await page.goto("/");
    for (const { words, answer } of onHome) await expectLink(words, answer);
    await follow(onHome[0]!.words, onHome[0]!.answer);
    await page.goto("/");
    await follow(content.more, "/services");

    await page.goto("/services");
    for (const { name, symptoms } of content.problems) {
      const line = finder(page).getByText(name, { exact: true });
      await line.evaluate((element) => element.closest("summary")?.scrollIntoView());
      const before = await line.boundingBox();
      await line.click();
      for (const { words, answer } of symptoms) await expectLink(words, answer);
      expect((await line.boundingBox())?.y, name).toBeCloseTo(before?.y ?? NaN, 0);
    }
    const first = finder(page).getByRole("heading", { level: 3 }).first();
    await expect(first).toHaveText(content.danger.heading);
    const box = first.locator("..");
    await expect(box).toContainText(content.danger.text);
    await expect(box.getByRole("link")).toHaveCount(0);
    const last = content.problems.at(-1)!.symptoms.at(-1)!;
    await follow(last.words, last.answer);
  });
});

test("the first symptom's answer fits one window (row 85)", async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const windows = [
    [1280, 720],
    [992, 768],
  ] as const;
  for (const [width, height] of isMobile ? [[390, 844] as const] : windows) {
    await page.setViewportSize({ width, height });
    await open(page, "/services");
    await page.goto(onHome[0]!.answer);
    const checks = page.locator(new URL(onHome[0]!.answer, page.url()).hash).getByRole("heading");
    const call = page.locator(`a.button[href="tel:${company.phone.e164}"]:visible`);
    await expect(checks).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all((await call.all()).map(boxOf));
    expect(boxes.some(({ y, bottom }) => y > 0 && bottom <= height)).toBe(true);
    if (isMobile) continue;
    const alarm = page.getByRole("complementary", { name: safety.heading });
    for (const part of [alarm.getByRole("heading"), alarm.getByRole("listitem").last()])
      await expect(part).toBeInViewport({ ratio: 1 });
    const header = await boxOf(page.getByRole("banner"));
    expect((await boxOf(alarm.getByRole("heading"))).y).toBeGreaterThan(header.bottom);
    // Who comes otherwise reads the heading: no call lies over it.
    await page.goto(new URL(page.url()).pathname);
    const isSeen = checks.evaluate((heading) => {
      const top = heading.getBoundingClientRect().bottom - innerHeight;
      scrollBy({ top, behavior: "instant" });
      const { left, bottom } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(left + 9, bottom - 9));
    });
    expect(await isSeen).toBe(true);
  }
});

test("the call brings 70 degrees, and a machine pointed at stands alone (row 85)", async ({
  page,
  isMobile,
}) => {
  await open(page, "/");
  const rest = await reading(page);
  expect([52, 88]).toContain(rest);
  const call = finder(page).getByRole("link", { name: callWords.callNow });
  // Where nobody points: the next test.
  for (const act of isMobile ? [] : [() => call.hover(), () => call.focus()]) {
    await act();
    await finishAnimations(page);
    await expect.poll(() => reading(page)).toBe(70);
    await call.blur();
    await page.mouse.move(0, 0);
    await finishAnimations(page);
    await expect.poll(() => reading(page)).toBe(rest);
  }
  const house = finder(page).locator(".house-picture");
  const darkness = () =>
    house.evaluate((element) => Number(getComputedStyle(element, "::after").opacity));
  const marked = (numbers: Element[]) =>
    numbers.filter(
      (number) => getComputedStyle(number, "::before").backgroundColor !== "rgb(255, 255, 255)",
    ).length;
  expect(await darkness()).toBe(0);
  // The first ends the season's trouble where one points; on phones it shows it.
  const entries = finder(page).getByRole("listitem");
  const entry = entries.nth(isMobile ? 0 : 1);
  if (isMobile) await entry.evaluate((element) => element.scrollIntoView());
  else await entry.hover();
  await expect.poll(darkness).toBeGreaterThan(isMobile ? 0.4 : 0.5);
  await expect(house).toBeInViewport();
  const machines = content.problems.filter(({ where }) => where);
  const number = (index: number) => house.getByText(`${index + 1}`, { exact: true });
  for (const [index, { id, symptoms }] of machines.entries()) {
    const first = symptoms.find((one) => one.onHome);
    await expect(number(index)).toHaveAttribute("href", first?.answer ?? `#house-${id}`);
  }
  await number(0).click();
  await expect(page).toHaveURL(onHome[0]!.answer);
  await page.goto("/services");
  for (const [index, { id }] of machines.entries()) {
    await number(index).click();
    await expect(finder(page).locator(`#house-${id}`)).toBeInViewport();
    await page.mouse.move(0, 0);
    await expect.poll(() => number(index).evaluateAll(marked)).toBe(1);
    expect(await house.locator("a").evaluateAll(marked)).toBe(1);
  }
});

test("it goes to 70 by itself a moment after it is seen (row 85) @phone", async ({
  page,
  isMobile,
}) => {
  const badge = finder(page).locator(".house-reading");
  const view = finder(page).locator(".house-view");
  // By an address, and by the smallest scroll that shows the whole picture.
  for (const block of ["start", "end"] as const) {
    await open(page, "/");
    const rest = await reading(page);
    expect([52, 88]).toContain(rest);
    const seen = new Set<number>();
    if (block === "start") await page.evaluate(() => (location.hash = "finder"));
    else await view.evaluate((part) => part.scrollIntoView({ block: "end" }));
    await expect
      .poll(
        async () => {
          const degrees = await reading(page);
          seen.add(degrees);
          return degrees;
        },
        { intervals: [50] },
      )
      .toBe(70);
    expect(seen.size).toBeGreaterThan(2);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(badge).not.toBeInViewport();
    expect(await reading(page)).toBe(70);
    if (isMobile) continue;
    // Who has pointed at a link decides alone.
    await finder(page).getByRole("listitem").nth(1).hover();
    await page.mouse.move(0, 0);
    await expect.poll(() => reading(page)).toBe(rest);
    await view.scrollIntoViewIfNeeded();
    await finishAnimations(page);
    expect(await reading(page)).toBe(rest);
  }
});
