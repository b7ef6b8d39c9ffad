import { company } from "@/content/company";
import { burnsGas } from "@/content/figures/machines";
import { pages } from "@/content/navigation";
import { serviceKeys, services } from "@/content/services";
import { frameWords } from "@/content/words/frame";
import { serviceWords } from "@/content/words/service-page";
import { expect, test } from "@/e2e/support/fixtures";
import { boxOf, fontsCome, scrollTo } from "@/e2e/support/page-steps";
import { isSample } from "@/e2e/support/routes";

// The four questions of a worried reader (can you fix this, when, what does it cost, why you) and
// both actions, by position: all of them in the first window, above what covers its foot.

for (const key of serviceKeys) {
  const path = `/services/${key}`;
  const tag = isSample(path) ? "@phone" : "@full";
  test(
    `${path} answers and acts in its first window (rows 118, 205)`,
    { tag },
    async ({ page, isMobile }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      // Our fonts, which a second visit shows, are a little wider than a device's own.
      await fontsCome(page);
      await page.goto(path);
      const { title, description, ctaText = serviceWords.request } = services[key];
      const { availability, facts, sections } = services[key];
      const { primaryAction, when, cost, who, keyFigure } = facts;
      const main = page.getByRole("main");
      const bar = page.locator(".call-bar");
      const end = isMobile ? ((await bar.boundingBox())?.y ?? 0) : 900;
      const answers = page.locator(".facts-strip dl > *");
      const call = main.locator(`a[href="tel:${company.phone.e164}"].button`);
      const write = main.getByRole("link", { name: ctaText, exact: true });
      const heading = page.getByRole("heading", { level: 1, name: title });
      const shown = [heading, main.getByText(description), call.first(), write.first()];
      for (const element of [...shown, ...(await answers.all())])
        expect((await boxOf(element)).bottom).toBeLessThanOrEqual(end);
      const calls = primaryAction === "call";
      const visit = sections.find((section) => section.visit);
      // Where gas burns, or the visit is in pictures, its steps follow a list of checks.
      const checked = calls && (visit?.pictures || burnsGas(services[key].figure.machine));
      // What comes next begins in the first window and a half, on a phone in two and a half.
      const screens = async ({ heading = title } = {}) => {
        const { y } = await boxOf(main.getByRole("heading", { name: heading, exact: true }));
        return y / (page.viewportSize()?.height ?? NaN);
      };
      const checks = sections.find((section) => section !== visit);
      const next = isMobile || checked ? checks : visit;
      expect(await screens(next)).toBeLessThan(isMobile ? 2.5 : 1.5);
      if (!isMobile && checked) expect(await screens(visit)).toBeLessThan(2);
      const told = [facts.anyHour ? "" : (when ?? availability), cost, who];
      for (const answer of [...told, keyFigure?.value, keyFigure?.condition])
        await expect(page.locator(".facts-strip")).toContainText(answer ?? "");
      // On a phone at most four lines, in the words' own size.
      if (isMobile) {
        const lines = await page
          .locator(".facts-strip dd")
          .evaluateAll((all) =>
            all
              .map(
                (each) =>
                  each.getBoundingClientRect().height /
                  parseFloat(getComputedStyle(each).lineHeight),
              )
              .reduce((sum, count) => sum + Math.round(count), 0),
          );
        expect(lines).toBeLessThanOrEqual(4);
      }
      await expect(write.first()).toHaveAttribute("href", pages.contact.path);
      // It stands in the hero, below a list of checks and the signs again, and in the closing band.
      await expect(call).toHaveClass([
        calls ? /button-action/ : /button-night/,
        ...(checked ? [/button-action/] : []),
        ...(calls ? [/button-action/] : []),
        /button-night/,
      ]);
      await expect(write).toHaveClass([calls ? /button-night/ : /button-action/, /button-action/]);
      if (isMobile) {
        await expect(bar.locator("a").nth(calls ? 0 : 1)).toHaveClass(/button-action/);
        // It says nothing twice: it comes when the page's own buttons have gone.
        await expect(bar).toBeHidden();
        await scrollTo(page, 1500);
        await expect(bar).toBeVisible();
        await scrollTo(page, 0);
      }
      const trail = page.getByRole("navigation", { name: frameWords.breadcrumb });
      expect((await boxOf(trail)).bottom).toBeLessThanOrEqual((await boxOf(heading)).y);
    },
  );
}
