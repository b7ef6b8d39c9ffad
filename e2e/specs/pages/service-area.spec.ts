import { pages } from "@/content/navigation";
import { towns, zipCodes } from "@/content/towns";
import { areaWords } from "@/content/words/service-area";
import { testTime } from "@/e2e/support/clock";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { filesAsked, open, scriptFiles } from "@/e2e/support/page-steps";
import { mapDrawings } from "@/lib/service-area/map-drawings";

const main = (page: Page) => page.getByRole("main");
const box = (page: Page) => page.getByRole("searchbox", { name: areaWords.search, exact: true });
const list = (page: Page) => main(page).getByRole("listitem");
const ask = (page: Page) => main(page).getByRole("link", { name: areaWords.ask });
const said = (page: Page) => main(page).getByRole("status");
const map = (page: Page) => page.getByRole("img", { name: areaWords.map });
const layer = (page: Page) => page.locator("[data-town-map]:visible");
const lit = (page: Page) => page.locator("li[data-lit]");

const byName = [...towns].sort((one, other) => one.localeCompare(other, "en"));

const [first = "", second = first] = Object.keys(zipCodes.street);
const [zip = ""] = Object.values(zipCodes.street)[0] ?? [];

test.describe("the service area @read-only", () => {
  test("parts of names and ZIP codes find towns (rows 141-144; F39)", async ({ page }) => {
    await page.clock.install({ time: testTime });
    await open(page, "/service-area");
    await expect(box(page)).toHaveAttribute("placeholder", `${areaWords.search}...`);
    await expect(list(page)).toHaveText(byName);
    await page.clock.pauseAt(testTime.getTime() + 3_600_000);
    const part = first.slice(1, 4).toUpperCase();
    const found = byName.filter((town) => town.toUpperCase().includes(part));
    await box(page).pressSequentially(` ${part} `);
    await expect(list(page)).toHaveText(found);
    await expect(ask(page)).toHaveAttribute("href", pages.contact.path);
    await page.clock.runFor(399);
    await expect(said(page)).toBeEmpty();
    await page.clock.runFor(1);
    await expect(said(page)).toHaveText(areaWords.count(found.length));

    await box(page).fill(` ${zip}-1234 `);
    await expect(list(page)).toHaveText([first]);
    const marked = layer(page).locator("[data-found]");
    await expect(marked).toHaveAttribute("data-town", first);
    await page.clock.runFor(400);
    await expect(said(page)).toHaveText(areaWords.ours(zip, first));
    await box(page).press("Escape");
    await expect(box(page)).toHaveValue("");
    await expect(list(page)).toHaveText(byName);

    const none = "no such town";
    await box(page).pressSequentially(none);
    await expect(said(page)).toContainText(areaWords.noResults(none));
    // What is busy is told afterwards.
    await expect(said(page)).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(400);
    await expect(said(page)).toHaveAttribute("aria-busy", "false");
  });

  test("what is not found is said, and travels on (rows 142, 143; F45)", async ({ page }) => {
    await open(page, "/service-area");
    const top = async () => (await map(page).boundingBox())?.y;
    const height = async () => (await said(page).boundingBox())?.height;
    const before = await top();
    await box(page).fill("Nowhere");
    await expect(said(page)).toHaveText(areaWords.noResults("Nowhere"));
    const oneLine = await height();
    expect(await top()).toBe(before);
    const typed = `  "><img src=x onerror=alert(1)> ${"long ".repeat(600)}`;
    await box(page).fill(typed);
    await expect.poll(() => said(page).textContent()).toBe(areaWords.noResults(typed));
    expect(await height()).toBe(oneLine);
    await expect(list(page)).toHaveCount(0);
    await expect(page.locator("main img[src=x]")).toHaveCount(0);
    await ask(page).click();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
      /"><img src=x onerror=alert\(1\)> long long/,
    );
  });

  test("the map lights with its list (row 144) @phone @modern", async ({ page, isMobile }) => {
    const maps = filesAsked(page, /\/maps\//);
    const scripts = filesAsked(page, scriptFiles);
    await open(page, "/service-area");
    const before = await map(page).boundingBox();
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page)).not.toHaveJSProperty("naturalWidth", 0);
    expect((await map(page).boundingBox())?.height).toBe(before?.height);
    const dot = layer(page).locator(`[data-town="${second}"] circle`);
    const middle = async () => {
      await dot.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await dot.boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    };
    if (isMobile) await page.touchscreen.tap(...(await middle()));
    else {
      await list(page).filter({ hasText: first }).first().hover();
      await expect(lit(page)).toHaveText([first]);
      await expect(layer(page).locator("[data-lit]")).toHaveAttribute("data-town", first);
      await page.mouse.move(...(await middle()));
    }
    await expect(lit(page)).toHaveText([second]);
    expect([...new Set(maps)]).toEqual([mapDrawings[isMobile ? "narrow" : "wide"].url]);
    expect(scripts).toEqual([]);
  });
});
