import type { Page } from "@playwright/test";
import { prefillMessages, formWords } from "@/content/words/forms";
import { frameWords } from "@/content/words/frame";
import { receiptWords } from "@/content/words/receipt";
import type { Visit } from "@/e2e/specs/model/environment";
import { hasForm, isTyped, leaveDocument, type Visitor } from "@/e2e/specs/model/visitor";
import { overflow } from "@/e2e/support/appearance";
import { expect } from "@/e2e/support/fixtures";
import { expectFields } from "@/e2e/support/journeys/quote-form";
import { mailsFrom } from "@/e2e/support/journeys/sent";
import { opening } from "@/e2e/support/page-steps";

export const promoCodes = ["CODE", "OTHER"];

/** Fields by their names: a translator changes every label. */
export const field = (page: Page, name: string) => page.locator(`form[data-draft] [name=${name}]`);

/** Expects all that must hold at every moment of a visit. */
export async function expectInvariants(visitor: Visitor, visit: Visit): Promise<void> {
  const { page, backend, watch } = visit;
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await expect.poll(() => overflow(page), "nothing scrolls sideways").toBeLessThanOrEqual(0);
  // A press that waits says so, whatever else comes alive meanwhile.
  const waiting = page.getByText(frameWords.loading.waiting);
  await expect(waiting).toBeVisible({ visible: visitor.early !== undefined });
  // Only what is so: of nothing typed, or sent, nothing is said.
  if (!visitor.offline && !isTyped(visitor))
    await expect(page.getByText(formWords.offline)).toBeHidden();
  if (visitor.where.reducedMotion) await expect.poll(() => moving(page), "what moves").toEqual([]);
  if (hasForm(visitor)) await expectQuote(visitor, page);
  // They come with the form's script.
  if (await page.locator("react-island[state=live] form[data-draft]").count())
    await expect(page.getByRole("region", { name: receiptWords.arrived })).toHaveCount(
      visitor.receipts,
    );

  const least = visitor.arrived;
  const most = least + visitor.mayHaveArrived;
  const mails = async () => (await mailsFrom(backend, visitor.email)).length;
  await expect.poll(mails, "quotes that arrived").toBeGreaterThanOrEqual(least);
  expect(await mails(), "quotes that arrived").toBeLessThanOrEqual(most);
  const { subscribers } = await backend.outbox();
  const found = subscribers.filter((address) => address === visitor.newsletterEmail);
  expect(found, "subscriptions that arrived").toHaveLength(visitor.subscribed ? 1 : 0);
  expect(watch.unexpected(), "complaints of the browser").toEqual([]);
}

/** What goes on by itself: styles that repeat, the line that is typed, the stories that turn. */
const moving = (page: Page) =>
  page.evaluate(() => {
    type Row = Element & { swiper?: { autoplay: { running: boolean } } };
    const repeating = document
      .getAnimations()
      .filter(({ effect, playState }) => {
        return playState === "running" && effect?.getComputedTiming().endTime === Infinity;
      })
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.className);
    const rows = [...document.querySelectorAll<Row>(".swiper")];
    const turning = rows.filter(({ swiper }) => swiper?.autoplay.running);
    return [...repeating, ...turning, ...document.querySelectorAll(".typing")].map(String);
  });

async function expectQuote({ quote, code = "" }: Visitor, page: Page) {
  if (!quote) return;
  const { message, ...others } = quote;
  await expectFields((name) => field(page, name), others);
  // An address's words stand before or after the visitor's own.
  for (const words of [message, code && prefillMessages.promo(code)])
    await expect.poll(() => field(page, "message").inputValue()).toContain(words);
}

/** Goes to another document, and expects what it says of the draft. */
export async function move(
  visitor: Visitor,
  visit: Visit,
  go: (page: Page) => Promise<unknown>,
): Promise<void> {
  const { page } = visit;
  leaveDocument(visitor);
  await go(page);
  await page.waitForLoadState("domcontentloaded");
  const { pathname, search } = new URL(page.url());
  visitor.path = pathname;
  if (hasForm(visitor)) {
    await expectDraftNote(visitor, page);
    // An address fills a draft once.
    const code = new URLSearchParams(search).get("promo");
    if (code && visitor.query !== search) {
      visitor.code = code;
      delete visitor.copied;
    }
    if (pathname === "/contact") visitor.query = search;
  }
  visit.mail?.release();
  delete visit.mail;
}

/** The draft's note says what is known of the last send, and nothing else. */
async function expectDraftNote(visitor: Visitor, page: Page) {
  if (visitor.quote === undefined) return;
  visitor.noted = isTyped(visitor) && visitor.where.storage === "free";
  const said = visitor.noted && (visitor.lastSend ?? "kept");
  const note = page.locator("[data-draft-note]");
  const words = (text: string) => note.getByText(opening(text));
  await expect(words(formWords.kept)).toBeVisible({ visible: /kept|unsent/.test(String(said)) });
  await expect(words(formWords.unsent)).toBeVisible({ visible: said === "unsent" });
  await expect(words(formWords.unconfirmed)).toBeVisible({ visible: said === "unconfirmed" });
}

/** Expects the note of a part that has not come, in place of an endless wait; others may have one as well. */
export const expectFailedNote = (page: Page) =>
  expect(
    page
      .getByRole("alert")
      .filter({ hasText: opening(frameWords.loading.failed) })
      .first(),
  ).toBeVisible();
