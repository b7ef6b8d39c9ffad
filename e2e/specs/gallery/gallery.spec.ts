import { expect, test } from "@/e2e/support/fixtures";
import { countLine, filter, listPath, thumbnails, visitGallery } from "@/e2e/support/gallery-steps";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";

type Listed = { public_id: string; category: string; context: { custom: { alt: string } } };
const libraryOf = async (url: string): Promise<Listed[]> => (await fetch(url + listPath)).json();

test("the photos come from one GET without a payload (row 170)", async ({ page, backend }) => {
  await visitGallery(page);
  const calls = (await backend.requests()).filter(({ path }) => path === listPath);
  expect(calls.map(({ method, body }) => [method, body])).toEqual([["GET", ""]]);
});

test("every listed photo is a thumbnail named by its alt text (row 171)", async ({
  page,
  backend,
}) => {
  const library = await libraryOf(backend.url);
  expect(await visitGallery(page)).toBe(library.length);
  expect(library.length).toBeGreaterThanOrEqual(24);
  const names = await thumbnails(page)
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
  expect(names).toEqual(library.map(({ context }) => context.custom.alt));
});

test("each filter is pressed alone, and a polite line counts its photos (row 173)", async ({
  page,
}) => {
  const all = await visitGallery(page);
  const group = page.getByRole("group", { name: "Filter pictures" });
  for (const name of ["AC", "Duct Cleaning", "Heating", "WaterHeaters", "Heat Pump"]) {
    await filter(page, name).click();
    await expect(group.getByRole("button", { pressed: true })).toHaveText([name]);
    await expect(countLine(page)).toHaveText(/^\d+ pictures?$/);
    const shown = Number.parseInt(await countLine(page).innerText(), 10);
    await expect(thumbnails(page)).toHaveCount(shown);
    expect(shown).toBeLessThan(all);
  }
});

test("filters ignore case and stand in the address, without history or scrolling (row 174)", async ({
  page,
  backend,
}) => {
  const library = await libraryOf(backend.url);
  const shouted = library.map((entry) => ({ ...entry, category: entry.category.toUpperCase() }));
  await backend.fault({ path: listPath, fault: { body: JSON.stringify(shouted) } });
  await visitGallery(page);
  await expect(filter(page, "Display All")).toHaveAttribute("aria-pressed", "true");
  const visits = await page.evaluate(() => history.length);
  const top = await filter(page, "Heat Pump").evaluate((button) => {
    button.scrollIntoView({ block: "center" });
    return scrollY;
  });

  await filter(page, "Heat Pump").click();
  const pumps = library.filter(({ category }) => category === "Heat Pump").length;
  await expect(thumbnails(page)).toHaveCount(pumps);
  await expect(page).toHaveURL(/\/gallery\?category=Heat\+Pump$/);
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual([visits, top]);

  await page.reload();
  await expect(thumbnails(page)).toHaveCount(pumps);
  await expect(filter(page, "Heat Pump")).toHaveAttribute("aria-pressed", "true");
  await filter(page, "Display All").click();
  await expect(page).toHaveURL(/\/gallery$/);
});

test("thumbnails are 600 px wide, of automatic quality and format, and lazy (row 175)", async ({
  page,
  backend,
}) => {
  const library = await libraryOf(backend.url);
  const delivered = page.waitForResponse(/\/image\/upload\//);
  await visitGallery(page);
  expect((await delivered).headers()["content-type"]).toMatch(/^image\/(avif|webp|jpeg)$/);
  const images = await thumbnails(page)
    .getByRole("img")
    .evaluateAll((all) =>
      all.map((image) => ["src", "srcset", "loading"].map((name) => image.getAttribute(name))),
    );
  const base = `${backend.url}/image/upload/w_600,q_auto,f_auto`;
  expect(images.map(([src]) => src)).toEqual(
    library.map(({ public_id }) => `${base}/${public_id}`),
  );
  expect(images.every(([, srcset]) => srcset === null)).toBe(true);
  expect(images.slice(6).every(([, , loading]) => loading === "lazy")).toBe(true);
  const first = thumbnails(page).getByRole("img").first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(600);
});

test("a thumbnail is fetched when it is about to be seen, and not before (row 175)", async ({
  page,
  backend,
}) => {
  const { length } = await libraryOf(backend.url);
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("/image/upload/")) asked.add(request.url());
  });
  await visitGallery(page);
  await expect(thumbnails(page)).toHaveCount(length);
  const arrived = (at: number) =>
    thumbnails(page)
      .nth(at)
      .locator("img")
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(() => arrived(5)).toBe(600);
  expect(asked.size).toBeLessThan(length / 2);
  await thumbnails(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => arrived(length - 1)).toBe(600);
});

test("a thumbnail has its place before its picture arrives (row 175)", async ({ page }) => {
  const { release } = await holdRequests(page, "**/image/upload/**");
  await page.goto("/gallery", { waitUntil: "domcontentloaded" });
  await expect(countLine(page)).toHaveText(/pictures/);
  const first = thumbnails(page).getByRole("img").first();
  const before = await first.boundingBox();
  release();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await first.boundingBox()).toEqual(before);
  expect(before?.height).toBeGreaterThan(80);
});

test("what follows the photos stays where it is read when their list comes late (F60)", async ({
  page,
}) => {
  const { release } = await holdRequests(page, `**${listPath}`);
  await page.goto("/gallery");
  const after = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  const top = async () => (await after.boundingBox())?.y ?? NaN;
  await after.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  await expect(after).toBeInViewport();
  const before = await top();
  release();
  await expect(thumbnails(page).nth(20)).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

test("the thumbnails scroll in a box of 960 px from 768 px of width, and with the page below (row 176)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visitGallery(page);
  const box = page.getByRole("main").getByRole("list").locator("..");
  await expect(box).toHaveCSS("max-height", "960px");
  await expect(box).toHaveCSS("overflow-y", "auto");
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(box).toHaveCSS("max-height", "none");
  await expect(box).toHaveCSS("overflow-y", "visible");
});

test("the wheel passes from the end of the box to the page (row 176)", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visitGallery(page);
  const box = page.getByRole("main").getByRole("list").locator("..");
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await thumbnails(page).last().hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a line says what is missing, and no filter looks alive (rows 18, 172)", async ({
    page,
  }) => {
    await page.goto("/gallery");
    await expect(
      page.getByText(/^The pictures need JavaScript, which didn't load\./),
    ).toBeVisible();
    const filters = page.getByRole("main").getByRole("button");
    await expect(filters).toHaveCount(6);
    for (const button of await filters.all()) await expect(button).toBeDisabled();
  });
});
