import { type Page } from "@playwright/test";
import axeCore from "axe-core";
import type { AxeResults, RunOptions } from "axe-core";
import { settled } from "@/e2e/support/page-steps";

type Axe = { run: (part: string, options: RunOptions) => Promise<AxeResults> };

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on the page as it stands, or on the part that a selector names; one line for each violation,
 * naming rule and element.
 */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  await settled(page);
  // Evaluated through the debugger: the page's own policy would refuse a script element.
  await page.evaluate(axeCore.source);
  const given = { part, rules };
  return page.evaluate(async ({ part, rules: values }) => {
    const { axe } = window as unknown as { axe: Axe };
    // Over a hero axe takes the paper for the ground, not the picture: contrast.ts measures the
    // pixels there.
    const measurable =
      (id: string) =>
      ({ target }: { target: unknown[] }) =>
        id !== "color-contrast" ||
        !document
          .querySelector(String(target[0]))
          ?.closest(".site-header:not([data-scrolled], [data-light], :has(:popover-open))");
    // What the gallery's box cuts off axe takes for being there, over what follows the box; and what
    // the phone bar lies on comes from under it as one scrolls.
    const isPassing = (selector: unknown) =>
      document.querySelector(String(selector))?.closest(".gallery-box, .call-bar") !== null;
    const uncovered =
      (id: string) =>
      ({ any }: { any: { relatedNodes?: { target: unknown[] }[] }[] }) => {
        const over = any.flatMap(({ relatedNodes = [] }) => relatedNodes);
        return (
          id !== "target-size" || !over.length || !over.every(({ target }) => isPassing(target[0]))
        );
      };
    const { violations: broken } = await axe.run(part, {
      runOnly: { type: "tag", values },
      // Of WCAG 2.5.3, which axe counts as an experiment.
      rules: { "label-content-name-mismatch": { enabled: true } },
    });
    return broken.flatMap(({ id, nodes }) =>
      nodes
        .filter(measurable(id))
        .filter(uncovered(id))
        .map(({ target, failureSummary = "" }) =>
          [id, target.join(" "), failureSummary.split("\n")[1]?.trim()].join(": "),
        ),
    );
  }, given);
}

/**
 * Texts that are seen and not exposed to assistive technology, nor said beside (WCAG 1.3.1), but for
 * drawings. Home's typed words are hidden on purpose (row 67).
 */
export const unheard = (page: Page): Promise<string[]> =>
  page.locator("[aria-hidden=true]:not(svg, .taglines, h1 *)").evaluateAll((hidden) => {
    const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
    const heard = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.ariaHidden === "true") return "";
      return `${node.ariaLabel ?? ""} ${Array.from(node.childNodes, heard).join("")}`;
    };
    return hidden.flatMap((element) => {
      const text = plain((element as HTMLElement).innerText ?? element.textContent);
      if (!/[\p{L}%$]/u.test(text) || !element.checkVisibility({ visibilityProperty: true }))
        return [];
      const around = element.parentElement?.closest("li, article, section, header, main, footer");
      return around && plain(heard(around)).includes(text) ? [] : [text];
    });
  });
