import { type Locator, type Page } from "@playwright/test";
import { company } from "@/content/company";
import { serviceKeys, services } from "@/content/services";
import { expect, test } from "@/e2e/support/fixtures";

// The four questions of a worried reader (can you fix this, when, what does it cost, why you) and
// both actions, by position: all of them in the first window, above what covers its foot.

const main = (page: Page) => page.getByRole("main");

/** How far an element's lower edge lies below the window's upper one, in CSS pixels. */
async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error("an element of the first screen is not drawn");
  return box.y + box.height;
}

for (const key of serviceKeys) {
  test(`/services/${key} answers and acts in its first window (row 118)`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/services/${key}`);
    const { title, description, ctaText = "Request Service" } = services[key];
    const { sells, ...facts } = services[key].facts;
    const bar = page.getByRole("navigation", { name: "Quick contact" });
    const end = isMobile ? ((await bar.boundingBox())?.y ?? 0) : 900;
    expect(end).toBeGreaterThan(700);

    const strip = page.locator(".facts-strip li");
    const call = main(page).getByRole("link", { name: `Call ${company.phone.display}` });
    const write = main(page).getByRole("link", { name: ctaText, exact: true });
    const heading = page.getByRole("heading", { level: 1, name: title });
    const shown = [heading, main(page).getByText(description), call.first(), write.first()];
    for (const element of [...shown, ...(await strip.all())]) {
      expect(await bottomOf(element)).toBeLessThanOrEqual(end);
    }

    for (const answer of [facts.when, facts.cost, facts.warranty, facts.who]) {
      if (answer) await expect(strip.filter({ hasText: answer })).toHaveCount(1);
    }
    const labels = ["When", "Cost", ...(facts.warranty ? ["Warranty"] : []), "Who"];
    await expect(strip.locator(".label")).toHaveText(labels);

    await expect(call.first()).toHaveAttribute("href", `tel:${company.phone.e164}`);
    await expect(write.first()).toHaveAttribute("href", "/contact");
    const [callTone, writeTone] =
      sells === "call" ? [/button-action/, /button-night/] : [/button-night/, /button-action/];
    // The number stands once in the page; the closing band has the form's button alone.
    await expect(call).toHaveClass([callTone]);
    await expect(write).toHaveClass([writeTone, /button-action/]);
    if (isMobile) {
      const inBar = bar.getByRole("link");
      const other = sells === "call" ? "Request service" : "Free quote";
      await expect(inBar).toHaveText([/^Call /, other]);
      await expect(inBar.nth(sells === "call" ? 0 : 1)).toHaveClass(/button-action/);
    }
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await bottomOf(trail)).toBeLessThanOrEqual((await heading.boundingBox())?.y ?? 0);
  });
}

test("the phone bar never offers the page one is on", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the bar is the phone layout's");
  await page.goto("/contact");
  const links = page.getByRole("navigation", { name: "Quick contact" }).getByRole("link");
  await expect(links).toHaveText([/^Call /, "Email us"]);
  await expect(links.last()).toHaveAttribute("href", `mailto:${company.email}`);
});
