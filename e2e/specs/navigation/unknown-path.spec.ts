import { notFoundWords } from "@/content/words/not-found";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { opening, usable } from "@/e2e/support/page-steps";

test.beforeEach(({ watch }) => watch.expect([/status of 404/]));

const suggestion = (page: Page) => page.getByText(opening(notFoundWords.didYouMean));

async function expectOffered(page: Page, typed: string, meant: string) {
  expect((await page.goto(typed))?.status()).toBe(404);
  const link = suggestion(page).getByRole("link");
  await expect(link).toHaveText(/\w/);
  await expect(link).not.toHaveText(/undefined/);
  await expect(link).toHaveAttribute("href", meant);
}

for (const host of ["with a page for unknown services", "with one page for all"] as const)
  test(`${host} a wrong or spoiled path offers the right page (rows 10, 116)`, async ({
    page,
    site,
  }) => {
    if (host === "with one page for all") {
      const body = await (await fetch(`${site.url}/nope`)).text();
      const answer = { status: 404, contentType: "text/html; charset=utf-8", body };
      await page.route(/\/services\/\w/, (route) => route.fulfill(answer));
    }
    for (const [typed, meant] of [
      ["/services/acrepair", "/services/acRepair"],
      ["/services/AcRepair/", "/services/acRepair"],
      ["/services/EMERGENCYAC", "/services/emergencyAC"],
      ["/services/ac-repair).", "/services/acRepair"],
      ["/services/acRepair%3Futm_source=x", "/services/acRepair?utm_source=x"],
    ] as const) {
      await expectOffered(page, typed, meant);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundWords.service);
    }
    await page.goto("/services/nope");
    await usable(page);
    await expect(suggestion(page)).toBeHidden();
  });

test("a spoiled link to another page leads there, an address kept (rows 116, 169)", async ({
  page,
}) => {
  for (const [typed, meant] of [
    ["/Contact.", "/contact"],
    ["/Unsubscribe?email=a@b.c", "/unsubscribe?email=a@b.c"],
    ["/unsubscribe%3Femail=a@b.c", "/unsubscribe?email=a@b.c"],
    ["/unsubscribe&email=a@b.c", "/unsubscribe?email=a@b.c"],
    ["/unsubscribe%3Femail=a%26b@c.d?utm=x", "/unsubscribe?email=a%26b@c.d&utm=x"],
  ] as const)
    await expectOffered(page, typed, meant);
});
