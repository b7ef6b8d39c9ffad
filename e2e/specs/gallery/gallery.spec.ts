import { pages } from "@/content/navigation";
import { galleryWords, photoCount } from "@/content/words/gallery";
import { expect } from "@/e2e/support/fixtures";
import { listPath, test } from "@/e2e/support/gallery";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { boxOf, filesAsked, scrollTo, scrollTop } from "@/e2e/support/page-steps";

const { filters } = galleryWords;
const address = pages.gallery.path;

type Listed = { public_id: string; category: string; context: { custom: { alt: string } } };
const libraryOf = async (url: string): Promise<Listed[]> => (await fetch(url + listPath)).json();

test("thumbnails come once, when seen (rows 170, 171, 175)", async ({ page, gallery, backend }) => {
  const library = await libraryOf(backend.url);
  const asked = filesAsked(page, /\/image\/upload\//);
  const { release } = await holdRequests(page, /\/image\/upload\//);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await expect(gallery.countLine).toHaveText(photoCount(library.length));
  await expect(gallery.thumbnails).toHaveCount(library.length);
  const calls = (await backend.requests()).filter(({ path }) => path === listPath);
  expect(calls.map(({ method, body }) => [method, body])).toEqual([["GET", ""]]);
  const shown = await gallery.images.evaluateAll((all) =>
    all.map((image) => ["src", "alt", "srcset"].map((name) => image.getAttribute(name))),
  );
  const base = `${backend.url}/image/upload/w_600,q_auto,f_auto`;
  expect(shown).toEqual(
    library.map(({ public_id, context }) => [`${base}/${public_id}`, context.custom.alt, null]),
  );
  const before = await gallery.images.first().boundingBox();
  expect(before?.height).toBeGreaterThan(80);

  release();
  await expect(gallery.images.nth(5)).toHaveJSProperty("naturalWidth", 600);
  expect(await gallery.images.first().boundingBox()).toEqual(before);
  expect(asked.length).toBeLessThan(library.length / 2);
  await gallery.thumbnails.last().scrollIntoViewIfNeeded();
  await expect(gallery.images.last()).toHaveJSProperty("naturalWidth", 600);
});

test("each filter is pressed alone (rows 173, 174)", async ({ page, gallery, backend }) => {
  const library = await libraryOf(backend.url);
  await gallery.visit();
  const pressed = gallery.filters.getByRole("button", { pressed: true });
  await expect(gallery.filters.getByRole("button")).toHaveText(Object.values(filters));
  await expect(pressed).toHaveText([filters.all]);
  const visits = await page.evaluate(() => history.length);
  const top = await pressed.evaluate((button) => {
    button.scrollIntoView({ block: "center" });
    return scrollY;
  });
  const { all, ...others } = filters;
  for (const name of Object.values(others)) {
    await gallery.filter(name).click();
    await expect(pressed).toHaveText([name]);
    const count = library.filter(({ category }) => category === name).length;
    await expect(gallery.countLine).toHaveText(photoCount(count));
    await expect(gallery.thumbnails).toHaveCount(count);
    await expect(page).toHaveURL(`${address}?${new URLSearchParams({ category: name })}`);
  }
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual([visits, top]);
  const showAll = [
    gallery.filter(all),
    // Who follows the menu wants the page as it opens, too.
    page.locator("header #menu").getByText(pages.gallery.label, { exact: true }),
  ];
  for (const way of showAll) {
    await gallery.filter(filters["heat pump"]).click();
    await page.reload();
    await expect(pressed).toHaveText([filters["heat pump"]]);
    await way.dispatchEvent("click");
    await expect(page).toHaveURL(address);
    await expect(pressed).toHaveText([all]);
    await expect(gallery.thumbnails).toHaveCount(library.length);
  }
  expect(await page.evaluate(() => history.length)).toBe(visits);
});

test("tiles leave and glide; focus and words stay (rows 173, 174)", async ({ page, gallery }) => {
  await gallery.visit();
  const tiles = page.getByRole("main").getByRole("list").last();
  await tiles.evaluate((list) => {
    const seen = new Set<string>();
    const note = () => {
      if (list.querySelector("li[inert]")) seen.add("leaves");
      if (list.querySelector('li:not([inert])[style*="translate"]')) seen.add("glides");
      document.documentElement.dataset["seen"] = [...seen].sort().join(" ");
    };
    new MutationObserver(note).observe(list, { subtree: true, attributeFilter: ["style"] });
  });
  await gallery.filter(filters.heating).evaluate((button) => {
    const font = document.createElement("font");
    font.append("Heizung");
    button.replaceChildren(font);
  });
  const translated = gallery.filter("Heizung");
  const seen = page.locator('html[data-seen="glides leaves"]');
  await expect(async () => {
    await gallery.filter(filters.all).click();
    await translated.click();
    await expect(seen).toBeAttached({ timeout: 1000 });
  }).toPass();
  await expect(translated).toBeFocused();
  await expect(translated).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("main").locator("li[inert]")).toHaveCount(0);
});

test("a slow list moves nothing that is being read; its thumbnails scroll in a box, then the page, which a reload keeps in place (row 176; F60)", async ({
  page,
  gallery,
}) => {
  // Nothing comes in by itself.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { release } = await holdRequests(page, `**${listPath}`);
  await page.goto(address);
  const after = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  await after.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  const { y } = await boxOf(after);
  release();
  await expect(gallery.thumbnails.last()).toBeAttached();
  expect((await boxOf(after)).y).toBeCloseTo(y, 0);
  await page.setViewportSize({ width: 1280, height: 720 });
  const box = page.getByRole("main").getByRole("list").last().locator("..");
  const scrolled = () => box.evaluate((element) => element.scrollTop);
  const turn = (read: () => Promise<number>) => () => page.mouse.wheel(0, 400).then(read);
  await gallery.thumbnails.first().hover();
  const above = await scrollTop(page);
  await expect.poll(turn(scrolled)).toBeGreaterThan(0);
  expect(await scrollTop(page)).toBe(above);
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await gallery.thumbnails.last().hover();
  const before = await scrollTop(page);
  await expect.poll(turn(() => scrollTop(page))).toBeGreaterThan(before);
  for (const [width, height] of [
    [768, "960px"],
    [767, "none"],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await expect(box).toHaveCSS("max-height", height);
  }
  await scrollTo(page, 3000);
  await page.reload();
  await expect(gallery.thumbnails.last()).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(3000);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(box).toHaveCSS("max-height", "none");
  const shifted = (all: Element[]) =>
    all.filter((image) => {
      const [own, tile] = [image, image.parentElement!].map((each) => each.getBoundingClientRect());
      return own!.top > tile!.top + 2;
    });
  await expect.poll(() => gallery.images.evaluateAll(shifted)).toEqual([]);
});
