import type { Page } from "@playwright/test";

/** The drawn parts that carry a meaning: they must not sink into the ground once colors are forced. */
const drawn: readonly (readonly [selector: string, pseudo?: string])[] = [
  [".ticks > li", "::before"],
  [".comfort-scale"],
  ["[aria-label^='Go to slide'] > span"],
];

/** What is pressed or filled in, by how it is drawn: its edge must not go with its color. */
const edged = ".button, .control, a.rounded-control, button.rounded-control";

/**
 * Buttons without a border and drawn marks without a color of their own, as the browser shows them
 * with the visitor's few colors; empty when all can be seen.
 */
export const lostInForcedColors = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([marks, edges]) => {
      const ground = (element: Element | null): string => {
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
        }
        return getComputedStyle(document.documentElement).backgroundColor;
      };
      const bare = Array.from(document.querySelectorAll(edges)).flatMap((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
        const seen =
          element.checkVisibility() &&
          // A picture has an edge of its own.
          !element.querySelector("img");
        const bordered =
          parseFloat(borderTopWidth) >= 1 &&
          borderTopStyle !== "none" &&
          borderTopColor !== ground(element.parentElement);
        return seen && !bordered ? [`no border: ${element.textContent ?? element.id}`] : [];
      });
      const sunk = marks.flatMap(([selector, pseudo]) =>
        Array.from(document.querySelectorAll(selector)).flatMap((element) => {
          // Gradients are taken away like every other color of ours.
          const { backgroundColor } = getComputedStyle(element, pseudo);
          const seen = backgroundColor !== ground(element.parentElement);
          return element.checkVisibility() && !seen ? [`not seen: ${selector}`] : [];
        }),
      );
      return [...bare, ...sunk];
    },
    [drawn, edged] as const,
  );
