import { contact } from "@/content/contact";
import { formWords } from "@/content/words/forms";
import { mailFailed } from "@/content/words/mail";
import type { PlannedFault } from "@/e2e/support/browser/backend";
import { expect, test } from "@/e2e/support/fixtures";
import { networkComplaints } from "@/e2e/support/journeys/faults";
import { initialValues, openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { paths, postsTo } from "@/e2e/support/journeys/sent";
import { stopClock } from "@/e2e/support/journeys/stop-clock";

const thanks = formWords.sent.contact;
/** The browser's own words. */
const thrown = "Failed to fetch";
/** 10,000 characters with markup and a mark that turns the writing direction. */
const longError = `<img src=x onerror="window.ran=1">\u202e${"long".repeat(2500)}`;

type Fault = [
  number: `F${number}`,
  told: string,
  cause: PlannedFault["fault"] | "offline",
  /** How many POSTs reach the mock backend; unset where the browser may try a dead socket again. */
  posts?: number,
];

/**
 * Of F1-F19 in e2e/failure-modes.md what only a browser can tell, and hostile words: the other answers
 * and the words of the other calls are in lib/forms/mail.test.ts. A refused preflight comes first, because
 * the browser remembers a granted one.
 */
const faults: readonly Fault[] = [
  ["F12", thrown, { preflightStatus: 403 }, 0],
  ["F8", thrown, { dropConnection: "before" }],
  ["F9", thrown, "offline", 0],
  ["F7", longError, { status: 500, body: JSON.stringify({ error: longError }) }, 1],
  ["F11", thrown, { omitCors: true }, 1],
  ["F14", mailFailed.quote, { dropConnection: "afterHeaders", status: 500 }, 1],
  ["F17", thrown, { status: 301, location: "/outbox.json" }, 1],
  ["F18", thrown, { status: 307, location: "/outbox.json" }, 1],
  ["F13", thanks, { dropConnection: "afterHeaders" }, 1],
  ["F19", thanks, { badGzip: true }, 1],
];

test(
  "each fault is told in its own words for five seconds, loses nothing, and only a success is called one (rows 28, 97-100, 111, 192-196; F7-F9, F11-F14, F17-F19)",
  { tag: "@desktop-first" },
  async ({ page, context, backend, expectConsoleErrors }) => {
    test.slow();
    expectConsoleErrors(networkComplaints);
    const quote = sampleQuote();
    const form = await openQuoteForm(page, "/contact");
    await form.fill(quote);
    await stopClock(page);
    for (const [number, told, cause, posts] of faults) {
      await test.step(`${number}: ${JSON.stringify(cause)}`, async () => {
        const arrived = told === thanks;
        const [region, other] = arrived ? [form.success, form.error] : [form.error, form.success];
        // What is told must appear in a region that was there before.
        const before = await region.elementHandle();
        const expectState = async (words: string) => {
          if (words) await expect(region).toContainText(words);
          else await expect(region).toBeEmpty();
          await expect(other).toBeEmpty();
          // However long a server's text is, its box scrolls and the page does not grow by it.
          expect((await region.boundingBox())?.height ?? 0).toBeLessThan(300);
          await expect(form.button).toHaveText(contact.button);
          await expect(form.button).toBeFocused();
          await form.expectValues(arrived ? initialValues : quote);
        };
        await form.fill(quote);
        await backend.clear();
        await context.setOffline(cause === "offline");
        // A browser tries a dead socket again by itself.
        const times = typeof cause === "object" && cause.dropConnection === "before" ? 9 : 1;
        const planned = { path: paths.quote, method: "POST", times } as const;
        if (typeof cause === "object") await backend.fault({ ...planned, fault: cause });
        await form.button.click();
        await expectState(told);
        expect(await region.evaluate((now, then) => now === then, before)).toBe(true);
        await page.clock.fastForward(4999);
        await expect(region).toContainText(told);
        await page.clock.fastForward(1);
        await expectState("");

        const sent = await postsTo(backend, paths.quote);
        if (posts !== undefined) expect(sent).toHaveLength(posts);
        for (const { body } of sent) expect(JSON.parse(body)).toEqual(quote);
        // After a redirect the browser would fetch its target, and call that a success.
        expect((await backend.requests()).filter(({ method }) => method === "GET")).toEqual([]);
        await context.setOffline(false);
      });
    }
  },
);
