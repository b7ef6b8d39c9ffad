import type { Page } from "@playwright/test";
import { expect } from "@/e2e/support/fixtures";

/** Watches for anything that a text could set off; the returned check says that nothing did. */
export async function watchForCode(page: Page): Promise<() => Promise<void>> {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  // Within the page itself: the site adds scripts of its own to the document, late.
  const count = () => page.getByRole("main").locator("img, script, svg, iframe").count();
  const before = await count();
  return async () => {
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(await count()).toBe(before);
  };
}
