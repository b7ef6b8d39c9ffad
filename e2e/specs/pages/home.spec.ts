import { type Page } from "@playwright/test";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { taglines } from "@/content/taglines";
import { expect, test } from "@/e2e/support/fixtures";
import { frames, open, scrollTo } from "@/e2e/support/page-steps";

const typed = (page: Page) => page.locator("h1 [aria-hidden=true]");

test.describe("home", { tag: ["@read-only", "@desktop-first"] }, () => {
  test("the hero is at least 60 % of the window high (row 66)", async ({ page }) => {
    await page.goto("/");
    for (const height of [600, 1000]) {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
      const hero = page.locator("main section").first();
      await expect(hero).toHaveCSS("min-height", `${height * 0.6}px`);
    }
  });

  test("the heading is one fixed sentence; the typed line in it is for the eye only (row 67)", async ({
    page,
  }) => {
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(home.headline);
    await expect(typed(page)).toHaveCount(1);
    await expect(page.locator("[aria-live] .typed-line, [role=status] .typed-line")).toHaveCount(0);
  });

  test("three taglines are typed at 100 ms a letter, deleted at 50, held for 2000, and begin again (rows 67, 68)", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-05-04T10:00:00Z") });
    await page.addInitScript(() => {
      const seen: { at: number; text: string }[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const text = document.querySelector(".typed-line")?.textContent ?? "";
        if (text !== seen.at(-1)?.text) seen.push({ at: performance.now(), text });
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await open(page, "/");
    await expect(typed(page)).not.toHaveText(taglines[0] ?? "");
    // A stopped clock moves only as told, so the times below do not depend on the machine.
    await page.clock.pauseAt(new Date("2026-05-04T11:00:00Z"));
    await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.splice(0));
    await page.clock.runFor(90_000);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { at: number; text: string }[] }).seen,
    );
    const last = seen.findIndex(({ text }) => text === taglines[2]);
    const started = seen.findIndex(({ text }, index) => index > last && text === "");
    const run = seen.slice(started);
    const whole = run.filter(({ text }) => taglines.includes(text)).map(({ text }) => text);
    expect(whole.slice(0, 4)).toEqual([...taglines, taglines[0]]);

    // The library asks once a frame, so each step is some frames longer than it was told.
    const steps = run.slice(1).map(({ at, text }, index) => ({
      took: at - (run[index]?.at ?? 0),
      typed: text.length > (run[index]?.text.length ?? 0),
      held: taglines.includes(run[index]?.text ?? ""),
    }));
    const middle = (times: number[]) =>
      times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const typing = middle(steps.filter((step) => step.typed).map(({ took }) => took));
    const deleting = middle(
      steps.filter((step) => !step.typed && !step.held).map(({ took }) => took),
    );
    const pause = middle(steps.filter((step) => step.held).map(({ took }) => took));
    expect(typing).toBeGreaterThanOrEqual(100);
    expect(typing).toBeLessThan(140);
    expect(deleting).toBeGreaterThanOrEqual(50);
    expect(deleting).toBeLessThan(90);
    expect(pause).toBeGreaterThanOrEqual(2000);
    expect(pause).toBeLessThan(2500);
  });

  test("typing starts once 30 % of the hero is visible, and not before (row 69)", async ({
    page,
  }) => {
    await page.goto("/#finder");
    await open(page, "/#finder");
    const hero = page.locator("main section").first();
    const show = async (part: number) => {
      const { top, height } = await hero.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return { top: box.top + window.scrollY, height: box.height };
      });
      await scrollTo(page, top + height * (1 - part));
      await frames(page);
    };
    await show(0.25);
    await expect(typed(page)).toHaveText(taglines[0] ?? "");
    await show(0.36);
    await expect(typed(page)).not.toHaveText(taglines[0] ?? "");
  });

  test("out of sight the line rests, and goes on when it is seen again (row 69)", async ({
    page,
  }) => {
    await open(page, "/");
    const line = page.locator(".typed-line");
    await expect(line).toHaveClass(/typing/);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(line).not.toHaveClass(/typing/);
    const rested = await typed(page).textContent();
    await scrollTo(page, 0);
    await expect(line).toHaveClass(/typing/);
    await expect(typed(page)).not.toHaveText(rested ?? "");
  });

  test("without its script the first tagline stays (row 67)", async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/Failed to load resource/]);
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      return body.includes("Typewriter")
        ? route.fulfill({ status: 404, body: "" })
        : route.fulfill({ response: answer, body });
    });
    const gone = page.waitForResponse((response) => response.status() === 404);
    await open(page, "/");
    await gone;
    // Its loss is known a moment after the answer.
    await page.waitForLoadState("networkidle");
    await expect(typed(page)).toHaveText(taglines[0] ?? "");
  });

  test("the first window answers what, where, how soon, for how much and by whom (row 85)", async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const main = page.getByRole("main");
    const bar = page.getByRole("navigation", { name: "Quick contact" });
    const end = isMobile ? ((await bar.boundingBox())?.y ?? 0) : 900;
    const answers = page.locator("main > section:first-child + .facts-strip li");
    await expect(answers.locator(".label")).toHaveText(["When", "Cost", "Who"]);
    const { when, cost, who } = home.facts;
    await expect(answers).toContainText([when, cost, who]);
    const call = main.getByRole("link", { name: `Call ${company.phone.display}` }).first();
    for (const shown of [main.getByText(home.description), call, ...(await answers.all())]) {
      const box = await shown.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
    }
  });

  test("each of the four cards leads to its family's main page, wherever it is pressed (row 75)", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    const cards = page.getByRole("main").getByRole("article");
    for (const [index, path] of [
      "/services/furnaceRepair",
      "/services/acRepair",
      "/services/standardDuctCleaning",
      "/services/waterHeaterRepair",
    ].entries()) {
      await cards.nth(index).click({ position: { x: 30, y: 30 } });
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL("/");
    }
  });

  test("the quote section and the plan banner offer the phone beside their buttons (rows 76, 78)", async ({
    page,
  }) => {
    await open(page, "/");
    const quote = page.getByRole("region", { name: "Get a Free Quote" });
    const plan = page.getByRole("region", { name: home.plan.heading });
    for (const section of [quote, plan]) {
      const phone = section.getByRole("link", { name: company.phone.display }).first();
      await expect(phone).toBeVisible();
      await expect(phone).toHaveAttribute("href", `tel:${company.phone.e164}`);
    }
    await expect(quote.locator("form")).toBeVisible();
    await plan.getByRole("link", { name: "Join the Maintenance Plan" }).click();
    await expect(page).toHaveURL("/contact");
  });
});
