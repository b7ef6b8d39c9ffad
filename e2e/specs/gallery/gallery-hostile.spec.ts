import { expect, test } from "@/e2e/support/fixtures";
import {
  caption,
  control,
  countLine,
  entries,
  filter,
  listPath,
  openPhoto,
  servePixels,
  thumbnails,
  visitGallery,
} from "@/e2e/support/gallery-steps";
import { settled } from "@/e2e/support/page-steps";
import { hostileTexts } from "@/e2e/support/journeys/hostile-text";

test.describe("a hostile gallery", { tag: "@desktop-first" }, () => {
  const hostileWords = [...hostileTexts, "\u202Ertl \u2066text", "long ".repeat(2000)].map((text) =>
    text.trim(),
  );

  test("hostile words are text, add no element and break no layout (row 171; F45)", async ({
    page,
    backend,
  }) => {
    await servePixels(page);
    page.on("dialog", (dialog) => expect(dialog.message(), "no dialog opens").toBe(""));
    const list = entries(hostileWords.length, (index) => ({
      context: { custom: { alt: hostileWords[index] } },
    }));
    await backend.fault({ path: listPath, fault: { body: JSON.stringify(list) } });
    await visitGallery(page);
    const shown = await thumbnails(page)
      .getByRole("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
    expect(shown).toEqual(hostileWords);
    await openPhoto(page, thumbnails(page).first());
    for (const [index] of hostileWords.entries()) {
      await expect(caption(page)).toContainText(`${index + 1} of ${hostileWords.length}`);
      await expect(caption(page).locator("bdi")).toHaveText(hostileWords[index] ?? "");
      expect((await caption(page).boundingBox())?.height).toBeLessThan(90);
      await control(page, "Next").click();
      await settled(page);
    }
    await expect(page.locator("main img[src=x], .lightbox script")).toHaveCount(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });

  test("a hostile category is one that only Display All shows, and a hostile id is one file or none (rows 174, 175; F50-F53)", async ({
    page,
    backend,
  }) => {
    const asked = await servePixels(page);
    page.on("dialog", (dialog) => expect(dialog.message(), "no dialog opens").toBe(""));
    const list = hostileTexts.map((text) => ({ public_id: text, category: text }));
    await backend.fault({ path: listPath, fault: { body: JSON.stringify(list) } });
    // An empty segment or a control character could be bent to another address.
    const good = hostileTexts.filter((text) => !/\/\/|^\/|\/$|[\\\p{Cc}]/u.test(text));
    expect(good.length).toBeGreaterThanOrEqual(12);
    expect(await visitGallery(page)).toBe(good.length);
    const main = page.getByRole("main");
    for (const [index] of good.entries()) {
      await thumbnails(page).nth(index).scrollIntoViewIfNeeded();
      await expect(thumbnails(page).nth(index)).toHaveAccessibleName(/^Work photo \d+$/);
    }
    await expect.poll(() => new Set(asked).size).toBe(good.length);
    const base = `${backend.url}/image/upload/w_600,q_auto,f_auto/`;
    const ids = asked.map((url) => {
      expect(url.startsWith(base), url).toBe(true);
      return url.slice(base.length).split("/").map(decodeURIComponent).join("/");
    });
    expect(new Set(ids)).toEqual(new Set(good));
    await expect(main.locator("script, iframe, [onerror], [onload], img[src=x]")).toHaveCount(0);
    await filter(page, "AC").click();
    await expect(thumbnails(page)).toHaveCount(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });

  test("a photo listed twice is shown twice (F54)", async ({ page, backend }) => {
    await servePixels(page);
    const twice = entries(2, () => ({ public_id: "same" }));
    await backend.fault({ path: listPath, fault: { body: JSON.stringify(twice) } });
    expect(await visitGallery(page)).toBe(2);
    await openPhoto(page, thumbnails(page).nth(1));
    await control(page, "Next").click();
    await expect(caption(page)).toContainText("1 of 2");
  });

  test("5,000 photos ask for at most 100 pictures and keep five slides at most (F55)", async ({
    page,
    backend,
  }) => {
    const asked = await servePixels(page);
    const categories = ["AC", "Heating"];
    const list = entries(5000, (index) => ({ category: categories[index % 2] }));
    await backend.fault({ path: listPath, fault: { body: JSON.stringify(list) } });
    expect(await visitGallery(page)).toBe(5000);
    await page.waitForLoadState("networkidle");
    expect(asked.length).toBeLessThanOrEqual(100);

    await filter(page, "Heating").click();
    await expect(countLine(page)).toHaveText("2500 pictures");
    const shown = await thumbnails(page).count();
    await thumbnails(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => thumbnails(page).count()).toBeGreaterThan(shown);

    await openPhoto(page, thumbnails(page).first());
    await control(page, "Previous").click();
    await expect(caption(page)).toContainText("2500 of 2500");
    expect(await page.locator(".yarl__slide").count()).toBeLessThanOrEqual(5);
  });

  test("no photo at all is an empty box (F56)", async ({ page, backend }) => {
    await backend.fault({ path: listPath, fault: { body: "[]" } });
    expect(await visitGallery(page)).toBe(0);
    await filter(page, "AC").click();
    await expect(countLine(page)).toHaveText("0 pictures");
  });
});
