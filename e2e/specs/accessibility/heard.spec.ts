import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { home } from "@/content/home";
import { frameWords } from "@/content/words/frame";
import { receiptWords } from "@/content/words/receipt";
import { expect, test } from "@/e2e/support/fixtures";
import { announcements, logAnnouncements } from "@/e2e/support/announcements";
import { networkComplaints } from "@/e2e/support/journeys/faults";
import { openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { paths } from "@/e2e/support/journeys/sent";
import { open } from "@/e2e/support/page-steps";

// What a screen reader says on the main journeys, in its order. The transcripts are kept beside this file;
// npx playwright test heard --update-snapshots=all writes them anew, for somebody to read.

/** What is read of the page, one line each, as "role name". */
async function transcript(page: Page, part = "body"): Promise<string[]> {
  const lines = (await page.locator(part).ariaSnapshot()).split("\n");
  return lines
    .map((line) => line.trim().replace(/^- /, ""))
    .filter((line) => !line.startsWith("/url"))
    .map((line) => line.replace(/^'(.*)'(:?)$/, "$1$2").replaceAll(/["\\]|:$/g, ""));
}

/** The words that are heard before the first line with this text. */
function wordsBefore(lines: readonly string[], text: string): number {
  const place = lines.findIndex((line) => line.includes(text));
  expect(place, text).toBeGreaterThan(-1);
  const said = lines.slice(0, place).map((line) => line.replace(/^[\w-]+:? ?/, ""));
  return said.join(" ").split(/\s+/).filter(Boolean).length;
}

for (const [path, button, limit] of [
  ["/contact", contact.button, 110],
  ["/", home.quote.button, 480],
] as const)
  test(`on ${path} few words stand before the number, and before Send`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const lines = await transcript(page);
    expect(wordsBefore(lines, company.phone.display)).toBeLessThanOrEqual(9);
    const main = lines.slice(lines.indexOf("main"));
    expect(wordsBefore(main, button)).toBeLessThanOrEqual(limit);
  });

test("what is heard of the phone's menu follows its button", async ({ page, isMobile }) => {
  test.skip(!isMobile, "it is the phone's");
  await open(page, "/terms");
  const { menu } = frameWords;
  await page.getByRole("button", { name: menu.open, exact: true }).click();
  const lines = await transcript(page, "body > header");
  expect(lines.join("\n")).toMatchSnapshot("menu.txt");
});

test("what is heard of the contact form: unfinished, refused, accepted", async ({
  page,
  backend,
  isMobile,
  expectConsoleErrors,
}) => {
  test.skip(isMobile, "it is heard alike on a phone");
  expectConsoleErrors(networkComplaints);
  await logAnnouncements(page);
  const form = await openQuoteForm(page, "/contact");
  const heard: string[] = [];
  const hear = async (when: string) => {
    const snapshot = await form.form.ariaSnapshot();
    heard.push(`== ${when}`, snapshot, ...(await announcements(page)).map((line) => `> ${line}`));
  };
  await form.button.click();
  await hear("unfinished");
  await form.fill({ ...sampleQuote(), name: "Ann", email: "ann@example.com", message: "No heat" });
  await backend.fault({ path: paths.quote, fault: { status: 500, body: '{"error":"Busy"}' } });
  await form.button.click();
  await expect(form.error).toContainText("Busy");
  await hear("refused");
  await form.button.click();
  await expect.poll(() => announcements(page)).toContain(`polite: ${receiptWords.told}`);
  await hear("accepted");
  expect(heard.join("\n")).toMatchSnapshot("contact.txt");
});
