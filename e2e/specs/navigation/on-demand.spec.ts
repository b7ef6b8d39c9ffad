import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { expect, test } from "@/e2e/support/fixtures";
import { expectLive, frames, open, scriptsOf } from "@/e2e/support/page-steps";
import { everyRoute, tagOf } from "@/e2e/support/routes";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";

// What a visitor pays for: nothing for reading, following links and calling; an island's scripts
// when it is about to be used.

/** Pages on which nothing moves and no quote form stands. */
const plainPages = everyRoute.filter(
  (path) => !["/", "/contact", "/gallery", "/unsubscribe"].includes(path),
);

const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );

const toTheEnd = async (page: Page) => {
  const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((top) => window.scrollTo(0, top * innerHeight), screen);
    await frames(page);
  }
  await page.waitForLoadState("networkidle");
};

test.describe("scripts on demand", { tag: "@desktop-first" }, () => {
  for (const path of plainPages) {
    test(
      `who reads ${path} to its end asks for no script`,
      { tag: tagOf(path) },
      async ({ page }) => {
        const asked = scriptsOf(page);
        await open(page, path);
        await toTheEnd(page);
        expect(asked()).toEqual([]);
      },
    );
  }

  test("a touch of a link, or of the number, asks for none, in a form either", async ({ page }) => {
    const asked = scriptsOf(page);
    await saveData(page);
    await open(page, "/contact");
    const call = page.locator("main form").getByRole("link", { name: company.phone.display });
    await call.first().dispatchEvent("pointerdown");
    await call.first().focus();
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" }).click();
    await expect(page).toHaveURL("/terms");
    await page.waitForLoadState("networkidle");
    expect(asked()).toEqual([]);
  });

  for (const [intent, reach] of [
    ["a pointer over a field", (field) => field.hover()],
    ["the focus on a field", (field) => field.focus()],
    ["a letter", (field) => field.pressSequentially("a")],
  ] as const satisfies [string, (field: ReturnType<Page["locator"]>) => Promise<void>][]) {
    test(`${intent} brings an island to life`, async ({ page }) => {
      const asked = scriptsOf(page);
      await open(page, "/services/acRepair");
      expect(asked()).toEqual([]);
      const field = page.locator("footer form input");
      await reach(field);
      await expectLive(field);
      expect(asked()).not.toEqual([]);
    });
  }

  for (const path of ["/gallery", "/unsubscribe?email=a@b.c"]) {
    test(`${path} is an island itself and lives at once`, async ({ page }) => {
      await page.goto(path);
      await expectLive(page.locator("main button").first());
    });
  }

  test("one island brings no other: the newsletter's form leaves the quote form as it is", async ({
    page,
  }) => {
    await saveData(page);
    const asked = scriptsOf(page);
    await open(page, "/contact");
    const field = page.locator("footer form input");
    await field.focus();
    await expectLive(field);
    expect(asked().filter((path) => path.includes("QuoteForm"))).toEqual([]);
  });

  test("on the home page nothing comes before its largest paint, and then the headline is typed", async ({
    page,
  }) => {
    const asked = scriptsOf(page);
    const { release } = await holdRequests(page, "**/pictures/**");
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await frames(page);
    expect(asked()).toEqual([]);
    release();
    await expect(page.locator(".typed-line.typing")).toBeAttached();
    expect(asked().map((path) => path.replace(/-[^-]*$/, ""))).toEqual([
      "/_next/static/scripts/typed-line",
    ]);
  });

  test("who saves data pays on the home and contact pages, too, only for what is used", async ({
    page,
  }) => {
    await saveData(page);
    const asked = scriptsOf(page);
    for (const path of ["/", "/contact", "/?utm_source=flyer"]) {
      await open(page, path);
      await toTheEnd(page);
      expect(asked()).toEqual([]);
    }
    const name = page.locator("main form").getByLabel("Name", { exact: true });
    await name.focus();
    await expectLive(name);
  });

  test("what an address brings stands in the form without any script of its island (rows 92, 138)", async ({
    page,
  }) => {
    await saveData(page);
    const asked = scriptsOf(page);
    await open(page, "/contact?service=cooling&promo=CODE");
    await expect(page.getByLabel("Service", { exact: true })).toHaveValue("cooling");
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(/CODE/);
    expect(asked()).toEqual([]);
  });

  test("elsewhere a quote form that comes into view lives when the browser is idle", async ({
    page,
  }) => {
    await open(page, "/contact");
    await page.locator("main form").scrollIntoViewIfNeeded();
    await expectLive(page.locator("main form"));
  });

  test("pictures further down wait until the first window is shown", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") asked.push(new URL(request.url()).pathname);
    });
    const { release } = await holdRequests(page, "**/pictures/hero-*");
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await frames(page);
    await frames(page);
    const pictures = () => asked.filter((path) => path.startsWith("/pictures/"));
    expect(pictures().every((path) => path.includes("hero-"))).toBe(true);
    release();
    await page.locator("main img").nth(1).scrollIntoViewIfNeeded();
    await expect.poll(() => pictures().some((path) => !path.includes("hero-"))).toBe(true);
  });
});
