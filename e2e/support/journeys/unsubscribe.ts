import type { Page } from "@playwright/test";
import { facts } from "@/content/facts";
import { unsubscribeWords as words } from "@/content/words/unsubscribe";
import { expect } from "@/e2e/support/fixtures";

/** What is said to somebody who has left. */
export const unsubscribed = words.done(facts.removalTime);

/** What the unsubscribe page may show, in `main` only: the footer has regions of its own. */
export function unsubscribeOn(page: Page) {
  const main = page.locator("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  return {
    main,
    heading: main.getByRole("heading", { level: 1 }),
    yes: button(words.yes),
    no: button(words.no),
    resubscribe: button(words.resubscribe),
    backToHome: button(words.backHome),
    goHome: button(words.goHome),
    done: main.getByRole("status"),
  };
}

export async function openConfirmation(page: Page, query: string) {
  await page.goto(`/unsubscribe${query}`);
  const flow = unsubscribeOn(page);
  await expect(flow.heading).toHaveText(words.question);
  return flow;
}
