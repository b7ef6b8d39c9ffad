import type { Page } from "@playwright/test";
import { pages } from "@/content/navigation";
import { formWords } from "@/content/words/forms";
import { frameWords } from "@/content/words/frame";
import { lowWindows } from "@/e2e/support/appearance";
import { expect, test } from "@/e2e/support/fixtures";
import { openPhoto, thumbnails, visitGallery } from "@/e2e/support/gallery-steps";
import { badStops } from "@/e2e/support/heard";
import { openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { open, settled } from "@/e2e/support/page-steps";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).press("Enter");

const opened: [what: string, within: string, make: (page: Page) => Promise<unknown>][] = [
  [
    "the phone's menu",
    "#menu",
    async (page) => {
      await open(page, pages.about.path);
      await press(page, frameWords.menu.open);
      await press(page, pages.services.label);
    },
  ],
  [
    "a photo",
    "[role=dialog]",
    async (page) => {
      await visitGallery(page);
      await openPhoto(page, thumbnails(page).first());
    },
  ],
  [
    "a form with hints, a receipt and a draft's note",
    "main",
    async (page) => {
      const { fill, button, field, success } = await openQuoteForm(page, pages.contact.path);
      await fill(sampleQuote());
      await button.press("Enter");
      await expect(success).not.toBeEmpty();
      await field(formWords.fields.message).fill("Ann");
      await page.reload();
      await button.press("Enter");
      await expect(page.getByText(formWords.hints.name)).toBeVisible();
      await page.getByRole("main").focus();
    },
  ],
];

test(
  "in low windows what has the focus is seen whole in all that opens (WCAG 2.4.11)",
  { tag: "@once" },
  async ({ page }) => {
    test.slow();
    for (const [width, height] of lowWindows) {
      await page.setViewportSize({ width, height });
      for (const [what, within, make] of opened) {
        await make(page);
        await settled(page);
        expect(await badStops(page, within), `${what}, ${width} by ${height} px`).toEqual([]);
      }
    }
  },
);
