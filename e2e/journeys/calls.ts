import type { Locator, Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import { newAddress, openQuoteForm, sampleQuote } from "@/e2e/journeys/quote-form";
import { openNewsletter } from "@/e2e/journeys/newsletter";
import { openConfirmation } from "@/e2e/journeys/unsubscribe";
import { paths } from "@/e2e/journeys/sent";

/** A page on which everything is typed and one press sends. */
export type Ready = {
  button: Locator;
  /** A field in which Enter sends; absent where there is only a button. */
  field?: Locator;
  success: Locator;
  error: Locator;
  /** What the visitor typed is all there still. */
  expectKept: () => Promise<void>;
};

/** One of the five calls of the specification (§7), with its words from the error catalogue (§8). */
export type Call = {
  name: "quote" | "contact" | "newsletter" | "unsubscribe" | "resubscribe";
  path: string;
  open: (page: Page) => Promise<Ready>;
  loading: string;
  done: string;
  fallback: string;
  /** What is said when the network fails: the browser's own words, or the fallback (faults D5). */
  thrown: string;
};

async function openFilledQuote(page: Page, address: string): Promise<Ready> {
  const quote = sampleQuote();
  const { field, ...form } = await openQuoteForm(page, address);
  await form.fill(quote);
  return { ...form, field: field("Email"), expectKept: () => form.expectValues(quote) };
}

async function openUnsubscribe(page: Page): Promise<Ready> {
  const email = newAddress();
  const flow = await openConfirmation(page, `?email=${email}`);
  const expectKept = () => expect(page.getByText(email, { exact: true })).toBeVisible();
  return { button: flow.yes, success: flow.done, error: flow.error, expectKept };
}

async function openResubscribe(page: Page): Promise<Ready> {
  const { button, ...ready } = await openUnsubscribe(page);
  await button.click();
  const resubscribe = page.getByRole("button", { name: "Resubscribe", exact: true });
  await expect(resubscribe).toBeVisible();
  return { ...ready, button: resubscribe };
}

export const calls: readonly Call[] = [
  {
    name: "quote",
    path: paths.quote,
    open: (page) => openFilledQuote(page, "/"),
    loading: "Sending...",
    done: "Thank you! We'll be in touch soon.",
    fallback: "Submission failed",
    thrown: "Failed to fetch",
  },
  {
    name: "contact",
    path: paths.quote,
    open: (page) => openFilledQuote(page, "/contact"),
    loading: "Sending...",
    done: "Thanks! We'll be in touch.",
    fallback: "Submission failed",
    thrown: "Failed to fetch",
  },
  {
    name: "newsletter",
    path: paths.subscribe,
    async open(page) {
      const email = newAddress();
      const { input, ...newsletter } = await openNewsletter(page);
      await input.fill(email);
      const expectKept = () => expect(input).toHaveValue(email);
      return { ...newsletter, field: input, expectKept };
    },
    loading: "Subscribing...",
    done: "Thanks for subscribing!",
    fallback: "Subscription failed",
    thrown: "Failed to fetch",
  },
  {
    name: "unsubscribe",
    path: paths.unsubscribe,
    open: openUnsubscribe,
    loading: "Processing… please wait.",
    done: "You have been successfully unsubscribed. Please allow 7–10 days for your information to be fully removed.",
    fallback: "Unsubscribe failed. Please try again later.",
    thrown: "Unsubscribe failed. Please try again later.",
  },
  {
    name: "resubscribe",
    path: paths.subscribe,
    open: openResubscribe,
    loading: "Processing… please wait.",
    done: "You've been resubscribed!",
    fallback: "Resubscribe failed. Please try again.",
    thrown: "Resubscribe failed. Please try again.",
  },
];

/** The call of that name. */
export function callNamed(name: Call["name"]): Call {
  const call = calls.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  return call;
}
