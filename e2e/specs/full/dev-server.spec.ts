import { company } from "@/content/company";
import { formWords } from "@/content/words/forms";
import { watchContext } from "@/e2e/support/browser/watch-context";
import { expect, test } from "@/e2e/support/fixtures";
import { quoteFormOn, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { startCommand } from "@/lib/servers/run-command";

// `npm run dev` behaves as the export does, where specs/model makes such visits.

const port = 3410;
const mailPort = 3411;

test("development sends a kept quote (rows 97, 99, 138, 187) @full @once", async ({ browser }) => {
  test.setTimeout(300_000);
  const environment = { PORT: String(port), MAIL_PORT: String(mailPort), NODE_ENV: "" };
  const development = startCommand("npm run dev", { environment });
  try {
    const origin = `http://localhost:${port}`;
    const served = () => fetch(origin).then(({ status }) => status, String);
    await expect.poll(served, { timeout: 240_000 }).toBe(200);
    // A page of its own: it speaks to servers that the usual watch does not know.
    const page = await browser.newPage();
    const watch = watchContext(page.context());
    const quote = sampleQuote();
    await page.goto(`${origin}/contact?promo=CODE`);
    const form = quoteFormOn(page);
    await expect(form.field("Message")).toHaveValue(/CODE/);
    await form.fill(quote);
    await page.reload();
    await expect(page.getByText(formWords.kept)).toBeVisible();
    await form.expectValues(quote);
    await form.button.click();
    await expect(form.success).toHaveText(formWords.sent.contact);
    await page.goto(origin);
    await expect(page.locator(".typing")).toBeAttached();
    await expect(page.getByRole("link", { name: company.phone.display }).first()).toBeVisible();
    expect(watch.unexpected()).toEqual([]);
    const outbox = await (await fetch(`http://localhost:${mailPort}/outbox.json`)).text();
    expect(outbox).toContain(quote.email);
    await page.close();
  } finally {
    await development.stop();
  }
});
