import type { Locator, Page } from "@playwright/test";
import { expect } from "@/e2e/support/fixtures";
import { openNewsletter } from "@/e2e/support/journeys/newsletter";
import {
  initialValues,
  newAddress,
  openQuoteForm,
  sampleQuote,
} from "@/e2e/support/journeys/quote-form";
import { openConfirmation, unsubscribeOn } from "@/e2e/support/journeys/unsubscribe";

/** A page on which everything is typed and one press sends. */
export type Ready = {
  button: Locator;
  /** A field in which Enter sends; absent where there is only a button. */
  field?: Locator;
  success: Locator;
  error: Locator;
  /** What the region of success says before the press, where a step before has spoken. */
  saidBefore?: string;
  /** What one press sends. */
  payload: object;
  /** What the visitor typed is all there still. */
  expectKept: () => Promise<void>;
  /** While the answer is awaited: these words, and nothing that could send again. */
  expectWaiting: (loading: string) => Promise<void>;
  /**
   * The page as an answer must leave it: a form emptied when it arrived, else kept, and its button
   * alive under its old words; the unsubscribe page in its next state.
   */
  expectAfter: (arrived: boolean) => Promise<void>;
  /** The page ready for a second try with what was typed, however the first has ended. */
  again: () => Promise<Ready>;
};

/** What is said to somebody who has left (row 163). */
export const unsubscribed =
  "You have been successfully unsubscribed. Please allow 7–10 days for your information to be fully removed.";

async function expectWaitingButton(button: Locator, loading: string) {
  await expect(button).toBeDisabled();
  await expect(button).toHaveText(loading);
}

/** The button is alive and says again what it said when this was called. */
async function buttonKeeper(button: Locator): Promise<() => Promise<void>> {
  const words = await button.innerText();
  return async () => {
    await expect(button).toBeEnabled();
    await expect(button).toHaveText(words);
  };
}

/** The quote form of this page, filled. */
export async function openFilledQuote(page: Page, address: string): Promise<Ready> {
  const quote = sampleQuote();
  const { field, ...form } = await openQuoteForm(page, address);
  const expectButton = await buttonKeeper(form.button);
  await form.fill(quote);
  const ready: Ready = {
    ...form,
    field: field("Email"),
    payload: quote,
    expectKept: () => form.expectValues(quote),
    expectWaiting: (loading) => expectWaitingButton(form.button, loading),
    async expectAfter(arrived) {
      await expectButton();
      await form.expectValues(arrived ? initialValues : quote);
    },
    again: async () => ready,
  };
  return ready;
}

/** The footer's form, filled. */
export async function openFilledNewsletter(page: Page): Promise<Ready> {
  const email = newAddress();
  const { input, ...newsletter } = await openNewsletter(page);
  const expectButton = await buttonKeeper(newsletter.button);
  await input.fill(email);
  const ready: Ready = {
    ...newsletter,
    field: input,
    payload: { email },
    expectKept: () => expect(input).toHaveValue(email),
    async expectWaiting(loading) {
      await expectWaitingButton(newsletter.button, loading);
      await expect(input).toBeDisabled();
    },
    async expectAfter(arrived) {
      await expectButton();
      await expect(input).toBeEnabled();
      await expect(input).toHaveValue(arrived ? "" : email);
    },
    again: async () => ready,
  };
  return ready;
}

/** What both states after an answer share: the address, the focus on the heading, the ways on. */
const expectSettled = async (page: Page, email: string, buttons: string[]) => {
  const { main, heading } = unsubscribeOn(page);
  await expect(heading).toHaveText("Unsubscribe");
  await expect(heading).toBeFocused();
  await expect(main.getByText(email, { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { disabled: false })).toHaveText(buttons);
};

/** The question whether to leave. */
export async function openUnsubscribe(page: Page, email = newAddress()): Promise<Ready> {
  const flow = await openConfirmation(page, `?email=${email}`);
  return {
    button: flow.yes,
    success: flow.done,
    error: flow.error,
    payload: { email },
    expectKept: () => expect(page.getByText(email, { exact: true })).toBeVisible(),
    async expectWaiting(loading) {
      await expect(flow.done).toHaveText(loading);
      await expect(flow.main.getByRole("button")).toHaveCount(0);
    },
    expectAfter: (arrived) =>
      expectSettled(page, email, [...(arrived ? ["Resubscribe"] : []), "Back to Home"]),
    again: () => openUnsubscribe(page, email),
  };
}

/** The page of somebody who has just left. */
export async function openResubscribe(page: Page, email = newAddress()): Promise<Ready> {
  const { button, ...ready } = await openUnsubscribe(page, email);
  await button.click();
  const { resubscribe } = unsubscribeOn(page);
  await expect(resubscribe).toBeVisible();
  return {
    ...ready,
    button: resubscribe,
    saidBefore: unsubscribed,
    expectAfter: () => expectSettled(page, email, ["Back to Home"]),
    again: () => openResubscribe(page, email),
  };
}
