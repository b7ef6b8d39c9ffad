import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { frameWords } from "@/content/words/frame";
import { unsubscribeWords as words } from "@/content/words/unsubscribe";
import { testTime } from "@/e2e/support/clock";
import { expect, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { openConfirmation, unsubscribed, unsubscribeOn } from "@/e2e/support/journeys/unsubscribe";
import { finishAnimations, footerLink, opening, scriptFiles } from "@/e2e/support/page-steps";
import { longestWaitMs } from "@/lib/timings";

test("where the script never comes, other ways are named (row 169; F30)", async ({ page }) => {
  await page.route(/UnsubscribeFlow/, () => {});
  await page.goto("/unsubscribe?email=a@b.c");
  const { main } = unsubscribeOn(page);
  const says = main.getByText(opening(words.withoutScript));
  await expect(says).toBeHidden();
  await finishAnimations(page);
  await expect(says).toBeVisible();
  await expect(says.getByRole("link")).toHaveCount(2);
});

test("a subscriber is asked, leaves, comes back, and goes home (rows 17, 158-160, 162, 163, 165, 166, 169, 189, 190)", async ({
  page,
  backend,
}) => {
  const email = newAddress().replace("@", "+tag@");
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email });
  await fetch(backend.url + paths.subscribe, { method: "POST", headers, body });
  const flow = await openConfirmation(page, `?email=${email}`);
  await expect(flow.main.getByText(email, { exact: true })).toBeVisible();
  await expect(flow.main.getByText(words.consequence)).toBeVisible();
  await expect(flow.no).toBeVisible();
  // Mail software opens links.
  expect(await backend.requests()).toEqual([]);

  for (const [button, path, done, ways] of [
    [flow.yes, paths.unsubscribe, unsubscribed, [words.resubscribe, words.backHome]],
    [flow.resubscribe, paths.subscribe, words.resubscribed, [words.backHome]],
  ] as const) {
    const held = await holdRequests(page, `**${path}`);
    await button.click();
    await expect(flow.done).toHaveText(words.processing);
    await expect(flow.main.getByRole("button")).toHaveCount(0);
    held.release();
    await expect(flow.done).toHaveText(done);
    await expect(flow.heading).toBeFocused();
    await expect(flow.main.getByRole("button")).toHaveText(ways);
    expect(await bodiesSentTo(backend, path)).toEqual([{ email }]);
    const { subscribers } = await backend.outbox();
    expect(subscribers.includes(email)).toBe(path === paths.subscribe);
  }
  await flow.backToHome.click();
  await expect(page).toHaveURL("/");
});

// How every other address is read and sent, lib/forms/address.test.ts says.
test("no address, or what is none (rows 17, 157, 158, 168, 169; F38, F45)", async ({ page }) => {
  const markup = encodeURIComponent("<img src=x onerror=alert(1)>\u202ea@example.com");
  const scripts = await holdRequests(page, scriptFiles);
  await page.goto(`/unsubscribe?email=${markup}`);
  const { heading, main, goHome } = unsubscribeOn(page);
  const noEmail = main.getByText(words.noEmail, { exact: true });
  await expect(heading).toHaveText(words.heading);
  await expect(noEmail).toHaveCount(0);
  await expect(main.getByRole("button")).toHaveCount(0);
  scripts.release();
  await expect(noEmail).toBeVisible();
  const number = main.getByRole("link", { name: company.phone.display });
  await expect(number).toHaveAttribute("href", `tel:${company.phone.e164}`);
  await goHome.click();
  await expect(page).toHaveURL("/");
});

test("No goes to the page before, or home (row 161)", async ({ page, context, backend }) => {
  await page.goto("/terms");
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open("/unsubscribe?email=a@b.c", "_blank", "noopener"));
  const flow = await openConfirmation(page, "?email=a@b.c");
  await flow.no.click();
  await expect(page).toHaveURL("/terms");

  const tab = await opened;
  // A look at another page and back leaves that page ahead, and still nothing behind.
  await footerLink(tab, pages.about).click();
  await expect(tab).toHaveURL(pages.about.path);
  await tab.goBack();
  // An entry of the page itself is no page before it.
  await tab.getByRole("link", { name: frameWords.skip }).press("Enter");
  await tab.clock.install({ time: testTime });
  await unsubscribeOn(tab).no.click();
  await tab.clock.runFor(longestWaitMs);
  await expect(tab).toHaveURL("/");
  expect(await backend.requests()).toEqual([]);
});
