import { facts } from "@/content/facts";
import { formWords } from "@/content/words/forms";
import { galleryWords, photoCount } from "@/content/words/gallery";
import { newsletterWords } from "@/content/words/newsletter";
import { codeWords } from "@/content/words/offers";
import { areaWords } from "@/content/words/service-area";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { announcements, logAnnouncements } from "@/e2e/support/announcements";
import { expect, test } from "@/e2e/support/fixtures";
import { filter, thumbnails, visitGallery } from "@/e2e/support/gallery-steps";
import { openNewsletter } from "@/e2e/support/journeys/newsletter";
import { newAddress, openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { paths } from "@/e2e/support/journeys/sent";
import { stopClock } from "@/e2e/support/journeys/stop-clock";
import { bringToLife, open } from "@/e2e/support/page-steps";

// The whole log of what a screen reader is told on each journey, in order (F39).

test.beforeEach(({ page }) => logAnnouncements(page));

test.describe("announcements", { tag: "@once" }, () => {
  for (const name of ["quote", "newsletter"] as const) {
    test(`${name}: a failure, the same again and a success are each told, their going is not (rows 98-100, 111, 153-155)`, async ({
      page,
      backend,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors([/status of 500/]);
      const quote = name === "quote";
      const form = quote ? await openQuoteForm(page, "/contact") : await openNewsletter(page);
      if ("fill" in form) await form.fill(sampleQuote());
      else await form.input.fill(newAddress());
      const fault = { status: 500, body: '{"error":"Full."}' };
      const path = quote ? paths.quote : paths.subscribe;
      await backend.fault({ path, method: "POST", times: 2, fault });
      await stopClock(page);
      const told: string[] = [];
      const sent = quote ? formWords.sent.contact : newsletterWords.subscribed;
      for (const words of ["assertive: Full.", "assertive: Full.", `polite: ${sent}`]) {
        await form.button.click();
        told.push(words);
        await expect.poll(() => announcements(page)).toEqual(told);
        await expect(/^polite/.test(words) ? form.success : form.error).not.toBeEmpty();
      }
      await page.clock.runFor(5000);
      await expect(form.success).toBeEmpty();
      expect(await announcements(page)).toEqual(told);
    });
  }

  test("unsubscribing and coming back is told step by step (rows 162, 163, 166)", async ({
    page,
  }) => {
    const { yes, resubscribe, processing, done, resubscribed } = unsubscribeWords;
    await page.goto(`/unsubscribe?email=${newAddress()}`);
    for (const name of [yes, resubscribe]) await page.getByRole("button", { name }).click();
    const steps = [processing, done(facts.removalTime), processing, resubscribed];
    await expect.poll(() => announcements(page)).toEqual(steps.map((words) => `polite: ${words}`));
  });

  test("the gallery tells how many pictures there are, the search its result once the typing rests, a copied code that it is, each time (rows 138, 142, 143, 173)", async ({
    page,
    context,
  }) => {
    const all = await visitGallery(page);
    await filter(page, galleryWords.filters.heating).click();
    const heating = await thumbnails(page).count();
    await filter(page, galleryWords.filters.all).click();
    const counts = [all, heating, all].map((count) => `polite: ${photoCount(count)}`);
    await expect.poll(() => announcements(page)).toEqual(counts);

    await context.grantPermissions(["clipboard-write"]);
    await open(page, "/promotions");
    await bringToLife(page);
    const button = page.getByRole("article").getByRole("button").first();
    for (const times of [1, 2]) {
      await button.click();
      const told = expect.stringMatching(`^polite: (${codeWords.copied}|${codeWords.copiedOver})$`);
      await expect.poll(() => announcements(page)).toEqual(Array(times).fill(told));
    }

    await open(page, "/service-area");
    await bringToLife(page);
    await stopClock(page);
    const none = "no such town";
    await page.getByRole("searchbox").pressSequentially(none);
    expect(await announcements(page)).toEqual([]);
    await page.clock.runFor(400);
    await expect
      .poll(() => announcements(page))
      .toEqual([`polite: ${areaWords.noResults(none)}`, `polite: ${areaWords.ask}`]);
  });
});
