import type { Page } from "@playwright/test";
import {
  openFilledNewsletter,
  openFilledQuote,
  openResubscribe,
  openUnsubscribe,
  unsubscribed,
} from "@/e2e/support/journeys/ready";
import type { Ready } from "@/e2e/support/journeys/ready";
import { paths } from "@/e2e/support/journeys/sent";

/** One of the five calls of the specification, with its words from the error catalogue. */
export type Call = {
  name: "quote" | "contact" | "newsletter" | "unsubscribe" | "resubscribe";
  path: string;
  open: (page: Page) => Promise<Ready>;
  loading: string;
  done: string;
  fallback: string;
  /** What is said when the network fails: the browser's own words, or the fallback (F36). */
  thrown: string;
};

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
    open: openFilledNewsletter,
    loading: "Subscribing...",
    done: "Thanks for subscribing!",
    fallback: "Subscription failed",
    thrown: "Failed to fetch",
  },
  {
    name: "unsubscribe",
    path: paths.unsubscribe,
    open: (page) => openUnsubscribe(page),
    loading: "Processing… please wait.",
    done: unsubscribed,
    fallback: "Unsubscribe failed. Please try again later.",
    thrown: "Unsubscribe failed. Please try again later.",
  },
  {
    name: "resubscribe",
    path: paths.subscribe,
    open: (page) => openResubscribe(page),
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
