import { initialValues, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { prepareTab, type Visit } from "@/e2e/specs/model/environment";
import { field, move } from "@/e2e/specs/model/invariants";
import { canLeave, canType, isFree, step } from "@/e2e/specs/model/step";
import { hasForm, type Visitor } from "@/e2e/specs/model/visitor";
import { expect } from "@/e2e/support/fixtures";
import { scrollTo, scrollTop } from "@/e2e/support/page-steps";

/** A second tab has a draft of its own. */
export const secondTab = step("secondTab()", canLeave, async ({ where }, { context }) => {
  const tab = await context.newPage();
  await prepareTab(tab, where);
  await tab.goto("/contact");
  await expect(field(tab, "name")).toHaveValue(initialValues.name);
  await tab.close();
});

/** The visitor reads on and loads the page again: it stays where it was. */
export const reloadBelow = step("reloadBelow()", isFree, async (visitor, visit) => {
  await scrollTo(visit.page, 300);
  await move(visitor, visit, (page) => page.reload());
  await expect.poll(() => scrollTop(visit.page), "its place").toBeGreaterThan(200);
});

/** The form is filled in and no event tells of it; then the page is loaded again. */
export const fillSilently = step(
  "fillSilently()",
  (visitor) => isFree(visitor) && hasForm(visitor),
  async (visitor, visit) => {
    const quote = sampleQuote({ email: visitor.email });
    await visit.page.locator("form[data-draft]").evaluate((form, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = (form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement;
        if (typeof value === "string") field.value = value;
      }
    }, quote);
    visitor.quote = { ...quote, subscribe: visitor.quote?.subscribe ?? true };
    delete visitor.code;
    await move(visitor, visit, (page) => page.reload());
  },
);

/** The browser is opened again with the tab that it had: its storage, and the place that it knows. */
export const restoreTab = step("restoreTab()", isFree, async (visitor, visit) => {
  const { page: closed } = visit;
  const { page, scripts } = await copyTab(visit, visitor, "back_forward");
  visit.page = page;
  visit.scripts = scripts;
  await move(visitor, visit, () => page.goto(closed.url()));
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  await closed.close();
});

/** The tab is duplicated: the copy shows what was typed, and may go on, until the original is sent. */
export const duplicateTab = (next?: "/terms") =>
  step(
    `duplicateTab(${next ?? ""})`,
    (visitor) => isFree(visitor) && canType(visitor),
    async (visitor, visit) => {
      const { page } = await copyTab(visit, visitor, "navigate");
      await page.goto(visit.page.url());
      const typed = visitor.where.storage === "free" && visitor.quote?.name;
      if (!typed) return page.close();
      await expect(field(page, "name")).toHaveValue(typed);
      if (next) await page.goto(next);
      await visit.copy?.close();
      visit.copy = page;
      visitor.copied = true;
    },
  );

/** An empty tab that has this one's storage, and says that it came to its first page in this way. */
async function copyTab({ page, context }: Visit, { where }: Visitor, type: NavigationTimingType) {
  const free = where.storage === "free";
  const kept = free ? { ...(await page.evaluate(() => ({ ...sessionStorage }))), copied: "1" } : {};
  const copy = await context.newPage();
  const { scripts } = await prepareTab(copy, where);
  await copy.addInitScript(copyInto, { kept, type });
  return { page: copy, scripts };
}

/**
 * Runs in the page, in the first document alone. Who comes back to it over an empty page finds it without
 * its window's name.
 */
function copyInto({ kept, type }: { kept: Record<string, string>; type: string }) {
  if (location.protocol === "about:" || window.name === "copy") return;
  if (kept.copied && sessionStorage.getItem("copied")) return;
  window.name = "copy";
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  Object.defineProperty(PerformanceNavigationTiming.prototype, "type", { get: () => type });
}
