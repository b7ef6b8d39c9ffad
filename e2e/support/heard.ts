import type { Page } from "@playwright/test";
import { contrast } from "@/e2e/support/contrast";

/**
 * Runs in the page: marks the focused element as this stop, and says what is wrong with how it shows
 * (WCAG 2.4.7, 2.4.11, 2.5.8), its visible text where that is its label, and what it asks when it is a
 * question. Undefined outside of `within`, and where it was a stop before.
 */
export function readStop({ index, within }: { index: number; within: string }) {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !element.matches(`${within} :not([data-stop])`))
    return undefined;
  element.setAttribute("data-stop", String(index));
  const box = element.getBoundingClientRect();
  // What is larger than the window cannot be seen whole.
  const isOut =
    (box.height <= innerHeight && (box.top < -1 || box.bottom > innerHeight + 1)) ||
    (box.width <= innerWidth && (box.left < -1 || box.right > innerWidth + 1));
  const isCovered = Array.from(element.getClientRects()).some((line) =>
    [0.06, 0.5, 0.94].some((part) => {
      const x = line.left + line.width * part;
      const y = line.top + line.height / 2;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const hit = document.elementFromPoint(x, y);
      return !hit || !(element.contains(hit) || hit.contains(element));
    }),
  );
  const { outlineStyle, outlineWidth, display } = getComputedStyle(element);
  const ring = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  const small = display !== "inline" && Math.min(box.width, box.height) < 24;
  const faults = [
    isOut && "stands out of the window",
    isCovered && "is covered",
    !ring && "has no focus ring",
    small && "is small",
  ];
  return {
    label: element.matches("a, button") ? element.innerText.replaceAll(/\s+/g, " ").trim() : "",
    question: element.matches("summary") ? `question ${element.textContent}` : undefined,
    faults: faults
      .filter(Boolean)
      .map((fault) => `${element.ariaLabel ?? element.textContent} ${String(fault)}`),
  };
}

/** Goes on with Tab until it leaves a part or a stop comes again; what is wrong with how any of them shows. */
export async function badStops(page: Page, within: string): Promise<string[]> {
  const faults: string[] = [];
  for (let index = 0; ; index += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(readStop, { index, within });
    if (!stop) return index > 1 ? faults : [`${within}: ${index} stops`];
    faults.push(...stop.faults);
  }
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

/**
 * The stops of the Tab key whose focus ring has less than 3:1 to the ground around it (WCAG 1.4.11), the
 * header's while the page is scrolled to `top`. Pictures count as the ground behind them.
 */
export async function faintRings(page: Page, top: number): Promise<string[]> {
  // Whoever presses keys sees rings.
  await page.keyboard.press("Shift");
  const rings = await page.evaluate((scrolled) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("no canvas");
    const rgba = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const scroll = () => window.scrollTo({ top: scrolled, behavior: "instant" });
    scroll();
    const stops = document.querySelectorAll<HTMLElement>(
      ":is(a[href], button, input, select, textarea, summary):not(:disabled, [inert] *)",
    );
    return Array.from(stops).flatMap((stop) => {
      if (!stop.checkVisibility({ visibilityProperty: true })) return [];
      const inHeader = stop.closest("header") !== null;
      if (inHeader) scroll();
      stop.focus({ preventScroll: inHeader });
      const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(stop);
      const { left, right, top: upper, bottom } = stop.getBoundingClientRect();
      const away = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
      const places = [
        [(left + right) / 2, upper - away],
        [(left + right) / 2, bottom + away],
        [left - away, (upper + bottom) / 2],
        [right + away, (upper + bottom) / 2],
      ] as const;
      const grounds = places.flatMap(([x, y]) => {
        const under = document.elementsFromPoint(x, y).map((element) => getComputedStyle(element));
        const seen = under.map(({ backgroundColor }) => rgba(backgroundColor));
        return seen.filter(([, , , opacity = 0]) => opacity > 127).slice(0, 1);
      });
      return [{ name: stop.ariaLabel ?? stop.textContent, ring: rgba(outlineColor), grounds }];
    });
  }, top);
  return rings.flatMap(({ name, ring, grounds }) => {
    const least = Math.min(...grounds.map((ground) => contrast(ring, ground)));
    return least < 3 ? [`${name}: ${least.toFixed(2)}`] : [];
  });
}
