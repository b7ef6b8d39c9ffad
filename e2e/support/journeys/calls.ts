import type { Locator, Page } from "@playwright/test";
import { facts } from "@/content/facts";
import { formWords } from "@/content/words/forms";
import { mailFailed } from "@/content/words/mail";
import { newsletterWords } from "@/content/words/newsletter";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { expect } from "@/e2e/support/fixtures";
import { openNewsletter } from "@/e2e/support/journeys/newsletter";
import {
  initialValues,
  newAddress,
  openQuoteForm,
  sampleQuote,
} from "@/e2e/support/journeys/quote-form";
import { paths } from "@/e2e/support/journeys/sent";
import { openConfirmation } from "@/e2e/support/journeys/unsubscribe";

/** A page on which everything is typed, so that one press makes one of the five calls. */
export type Call = {
  path: string;
  payload: object;
  button: Locator;
  /** A field in which Enter sends; absent where there is only a button. */
  field?: Locator;
  success: Locator;
  error: Locator;
  /** `thrown` is said when the network fails: the browser's own words, or the fallback (F36). */
  words: Record<"loading" | "success" | "fallback" | "thrown", string>;
  /**
   * The page as an answer must leave it: a form emptied when it arrived, else kept, and its button
   * alive under its old words; the unsubscribe page in its next state.
   */
  expectAfter: (arrived: boolean) => Promise<void>;
};

const thrown = "Failed to fetch";

/** What is said to somebody who has left. */
export const unsubscribed = unsubscribeWords.done(facts.removalTime);

/** The button is alive and says again what it said when this was called. */
async function buttonKeeper(button: Locator): Promise<() => Promise<void>> {
  const words = await button.innerText();
  return async () => {
    await expect(button).toBeEnabled();
    await expect(button).toHaveText(words);
  };
}

async function openFilledQuote(page: Page, place: "home" | "contact"): Promise<Call> {
  const quote = sampleQuote();
  const { field, ...form } = await openQuoteForm(page, place === "home" ? "/" : "/contact");
  const expectButton = await buttonKeeper(form.button);
  await form.fill(quote);
  return {
    ...form,
    path: paths.quote,
    field: field("Email"),
    payload: quote,
    words: {
      ...{ loading: formWords.sending, success: formWords.sent[place] },
      ...{ fallback: mailFailed.quote, thrown },
    },
    async expectAfter(arrived) {
      await expectButton();
      await form.expectValues(arrived ? initialValues : quote);
    },
  };
}

async function openFilledNewsletter(page: Page): Promise<Call> {
  const email = newAddress();
  const { input, ...newsletter } = await openNewsletter(page);
  const expectButton = await buttonKeeper(newsletter.button);
  await input.fill(email);
  return {
    ...newsletter,
    path: paths.subscribe,
    field: input,
    payload: { email },
    words: {
      ...{ loading: newsletterWords.subscribing, success: newsletterWords.subscribed },
      ...{ fallback: mailFailed.subscribe, thrown },
    },
    async expectAfter(arrived) {
      await expectButton();
      await expect(input).toBeEnabled();
      await expect(input).toHaveValue(arrived ? "" : email);
    },
  };
}

/** The question whether to leave, or the page of somebody who has just left. */
async function openUnsubscribe(page: Page, call: "unsubscribe" | "resubscribe"): Promise<Call> {
  const email = newAddress();
  const flow = await openConfirmation(page, `?email=${email}`);
  const { processing, resubscribe, resubscribed, backHome } = unsubscribeWords;
  const leaves = call === "unsubscribe";
  if (!leaves) {
    await flow.yes.click();
    await expect(flow.resubscribe).toBeVisible();
  }
  return {
    path: leaves ? paths.unsubscribe : paths.subscribe,
    button: leaves ? flow.yes : flow.resubscribe,
    success: flow.done,
    error: flow.error,
    payload: { email },
    words: {
      ...{ loading: processing, success: leaves ? unsubscribed : resubscribed },
      ...{ fallback: mailFailed[call], thrown: mailFailed[call] },
    },
    async expectAfter(arrived) {
      await expect(flow.heading).toHaveText(unsubscribeWords.heading);
      await expect(flow.heading).toBeFocused();
      await expect(flow.main.getByText(email, { exact: true })).toBeVisible();
      const waysOn = arrived && leaves ? [resubscribe, backHome] : [backHome];
      await expect(flow.main.getByRole("button")).toHaveText(waysOn);
    },
  };
}

/** Opens the page of one of the five calls, ready for one press. */
export const openCall = {
  quote: (page: Page) => openFilledQuote(page, "home"),
  contact: (page: Page) => openFilledQuote(page, "contact"),
  newsletter: openFilledNewsletter,
  unsubscribe: (page: Page) => openUnsubscribe(page, "unsubscribe"),
  resubscribe: (page: Page) => openUnsubscribe(page, "resubscribe"),
};
export type CallName = keyof typeof openCall;
export const callNames = Object.keys(openCall) as CallName[];
