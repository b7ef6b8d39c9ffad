import type { Page } from "@playwright/test";

/**
 * What can be pressed and is smaller than a fingertip (44 by 44 px), one line each. A link within a
 * sentence may be as low as its line (WCAG 2.5.8, inline exception); a box counts with its label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      (element.parentElement?.textContent ?? "").trim() !== (element.textContent ?? "").trim();
    const found = document.querySelectorAll("a[href], button, input, select, textarea, summary");
    return Array.from(found).flatMap((element) => {
      const target = element.matches("[type=checkbox]") ? element.closest("label") : element;
      if (!target?.checkVisibility({ visibilityProperty: true }) || inSentence(element)) return [];
      if (element.closest(".skip-link, [inert]")) return [];
      const { width, height } = target.getBoundingClientRect();
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return [`${name.trim()}: ${Math.round(width)} by ${Math.round(height)} px`];
    });
  });
