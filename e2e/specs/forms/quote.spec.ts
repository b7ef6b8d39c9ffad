import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { initialValues, openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, mailsFrom, paths, postsTo } from "@/e2e/support/journeys/sent";
import { stopClock } from "@/e2e/support/journeys/stop-clock";

const thanks = "Thank you! We'll be in touch soon.";

/** Notes each label the button shows, and whether it could be pressed then. */
async function watchButton(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const button = document.querySelector<HTMLButtonElement>("main form [type=submit]");
    const note = () => {
      const now = `${button?.textContent}${button?.disabled ? " (disabled)" : ""}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    note();
    const watched = { attributes: true, childList: true, characterData: true, subtree: true };
    if (button) new MutationObserver(note).observe(button, watched);
    Object.assign(window, { labelsSeen: seen });
  });
  return () => page.evaluate(() => (window as unknown as { labelsSeen: string[] }).labelsSeen);
}

test("a quote arrives as one mail with all six fields as typed, and the form starts afresh (rows 86, 90, 92, 95-98, 100, 187, 191)", async ({
  page,
  backend,
}) => {
  const quote = sampleQuote({
    name: `Zoë "Zed" O'Neil 👩🏽‍🔧`,
    service: "duct-cleaning",
    message: `First line\nsecond: "quotes" & 'more'\n\n<script>alert("x")</script> 🔥 – done.`,
  });
  const form = await openQuoteForm(page, "/");
  await form.expectValues(initialValues);
  await form.fill(quote);
  await stopClock(page);
  const labels = await watchButton(page);

  await form.button.click();
  await expect(form.success).toHaveText(thanks);
  expect(await labels()).toEqual([
    "Get my free quote",
    "Sending... (disabled)",
    "Get my free quote",
  ]);
  await form.expectValues(initialValues);

  await page.clock.runFor(4999);
  await expect(form.success).toHaveText(thanks);
  await page.clock.runFor(1);
  await expect(form.success).toBeEmpty();

  const mails = await mailsFrom(backend, quote.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.replyTo).toContain(`<${quote.email}>`);
  expect(mails[0]?.text.trimEnd()).toBe(
    [
      `Name: ${quote.name}`,
      `Email: ${quote.email}`,
      `Phone: ${quote.phone}`,
      "Service: duct-cleaning",
      "Newsletter: no",
      "Message:",
      quote.message,
    ].join("\n"),
  );
});

test("the request carries six keys as JSON, no cookie and no header of ours (rows 2, 187, 191)", async ({
  page,
  backend,
}) => {
  const quote = sampleQuote({ subscribe: true });
  const form = await openQuoteForm(page, "/");
  await form.fill(quote);
  await form.button.click();
  await expect(form.success).toHaveText(thanks);

  const [preflight, post, ...more] = await backend.requests();
  expect(more).toEqual([]);
  expect(preflight?.method).toBe("OPTIONS");
  // The browser asks leave for every header beyond its own: there is only this one.
  expect(preflight?.headers["access-control-request-headers"]).toBe("content-type");
  expect(post?.headers["content-type"]).toBe("application/json");
  expect(post?.headers.cookie).toBeUndefined();
  expect(JSON.parse(post?.body ?? "")).toEqual(quote);
  expect(Object.keys(JSON.parse(post?.body ?? ""))).toHaveLength(6);
  expect((await backend.outbox()).subscribers).toContain(quote.email);
  expect(await page.context().cookies()).toEqual([]);
});

test("the browser's own check stops an unfinished form before any call (rows 87, 88, 93)", async ({
  page,
  backend,
}) => {
  const form = await openQuoteForm(page, "/");
  const quote = sampleQuote({ name: "A", phone: "1", message: "" });
  for (const label of ["Name", "Email", "Phone", "Service"] as const) {
    await form.button.click();
    await expect(form.field(label)).toBeFocused();
    if (label === "Service") await form.field(label).selectOption(quote.service);
    else await form.field(label).fill(quote[label.toLowerCase() as "name" | "email" | "phone"]);
  }
  await form.field("Email").fill("a b@c.d");
  await form.button.click();
  await expect(form.field("Email")).toBeFocused();
  expect(await backend.requests()).toEqual([]);

  await form.field("Email").fill(quote.email);
  await form.box.uncheck();
  await form.field("Email").press("Enter");
  await expect(form.success).toHaveText(thanks);
  expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
});

test("a slow answer keeps Sending... and a disabled button for as long as it takes (rows 28, 96; F20)", async ({
  page,
  backend,
}) => {
  const quote = sampleQuote();
  const form = await openQuoteForm(page, "/");
  await form.fill(quote);
  const held = await holdRequests(page, `**${paths.quote}`);
  await stopClock(page);
  await form.button.click();
  await held.arrived;
  for (const passed of [8_000, 60_000]) {
    await page.clock.runFor(passed);
    await expect(form.button).toHaveText("Sending...");
    await expect(form.button).toBeDisabled();
    await form.expectValues(quote);
  }
  held.release();
  await expect(form.success).toHaveText(thanks);
  await page.clock.runFor(4999);
  await expect(form.success).toHaveText(thanks);
  expect(await postsTo(backend, paths.quote)).toHaveLength(1);
});

test("a second send after three seconds gives its message five seconds of its own (row 100; F25)", async ({
  page,
  backend,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/Failed to load resource/]);
  const form = await openQuoteForm(page, "/");
  await form.fill(sampleQuote());
  await backend.fault({
    path: paths.quote,
    method: "POST",
    fault: { status: 503, body: '{"error":"Please try once more"}' },
  });
  await stopClock(page);
  await form.button.click();
  await expect(form.error).toHaveText("Please try once more");
  await page.clock.runFor(3000);
  await form.button.click();
  await expect(form.success).toHaveText(thanks);
  await expect(form.error).toBeEmpty();
  await page.clock.runFor(4999);
  await expect(form.success).toHaveText(thanks);
  await page.clock.runFor(1);
  await expect(form.success).toBeEmpty();
  expect(await postsTo(backend, paths.quote)).toHaveLength(2);
});
