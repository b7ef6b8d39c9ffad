import type { Page } from "playwright";
import type { State } from "@/e2e/tools/screenshots/states";

const longName = "Maximiliane Rindfleischetikettierungsüberwachungs-Featherstone";
const calls = "**/*-smart-heat";
const never = () => new Promise<never>(() => {});

const refuse = (page: Page) =>
  page.route(calls, (route) =>
    route.fulfill({
      status: 500,
      headers: { "access-control-allow-origin": "*" },
      json: { error: "Our mailbox is full" },
    }),
  );
const accept = (page: Page) =>
  page.route(calls, (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: {} }),
  );
const hold = (page: Page) => page.route(calls, never);

async function fillQuote(page: Page) {
  const form = page.locator("main form");
  await form.getByLabel("Name", { exact: true }).fill(longName);
  await form.getByLabel("Email", { exact: true }).fill("maximiliane@example.com");
  await form.getByLabel("Phone", { exact: true }).fill("(630) 555-0100");
  await form.getByLabel("Service", { exact: true }).selectOption("heating");
  await form.getByLabel("Message", { exact: true }).fill("The furnace is cold.");
}

async function sendQuote(page: Page) {
  const form = page.locator("main form");
  await fillQuote(page);
  await form.locator("button[type=submit]").click();
  await form.locator("button[type=submit]").scrollIntoViewIfNeeded();
}

async function bringBackDraft(page: Page) {
  // Only a form that has come alive keeps what is typed.
  await page.locator("main form button[type=submit]:enabled").waitFor();
  await fillQuote(page);
  await page.reload();
  await page.getByText("We kept what you typed.").waitFor();
  await page.getByText("We kept what you typed.").scrollIntoViewIfNeeded();
}

async function goOffline(page: Page) {
  await page.locator("main form button[type=submit]:enabled").waitFor();
  await page.context().setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await page.getByText("You are offline.").scrollIntoViewIfNeeded();
}

async function subscribe(page: Page) {
  await page.locator("footer input").fill("jane@example.com");
  await page.locator("footer button[type=submit]").click();
  await page.getByText("Thanks for subscribing!").waitFor();
}

const yes = (page: Page) => page.getByRole("button", { name: "Yes, unsubscribe me" }).click();

async function pressYes(page: Page) {
  await yes(page);
  await page.getByRole("button", { name: "Back to Home" }).waitFor();
}

const leaving = "/unsubscribe?email=jane%2Bnews@example.com";

/** The forms while they wait, after they were heard, and after they were not. */
export const formStates: readonly State[] = [
  { name: "form-sending", path: "/contact", before: hold, act: sendQuote },
  {
    name: "form-refused",
    path: "/contact",
    before: refuse,
    act: async (page) => {
      await sendQuote(page);
      await page.locator("main form").getByText("or try again").waitFor();
      await page.locator("main form").getByText("or try again").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "form-sent",
    path: "/",
    before: accept,
    act: async (page) => {
      await sendQuote(page);
      await page.getByText("We'll be in touch soon").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "form-newsletter-error",
    path: "/terms",
    act: async (page) => {
      await page.locator("footer input").fill("jane@");
      await page.locator("footer button[type=submit]").click();
      await page.locator("footer [role=alert] span").waitFor();
    },
  },
  { name: "form-newsletter-thanks", path: "/terms", before: accept, act: subscribe },
  { name: "form-draft-restored", path: "/contact", act: bringBackDraft },
  { name: "form-offline", path: "/contact", act: goOffline },
  {
    name: "form-unsubscribe-processing",
    path: leaving,
    before: hold,
    act: async (page) => {
      await yes(page);
      await page.getByText("Processing… please wait.").waitFor();
    },
  },
  { name: "form-unsubscribed", path: leaving, before: accept, act: pressYes },
  { name: "form-unsubscribe-refused", path: leaving, before: refuse, act: pressYes },
  {
    name: "form-resubscribed",
    path: leaving,
    before: accept,
    act: async (page) => {
      await pressYes(page);
      await page.getByRole("button", { name: "Resubscribe" }).click();
      await page.getByText("You've been resubscribed!").waitFor();
    },
  },
];
