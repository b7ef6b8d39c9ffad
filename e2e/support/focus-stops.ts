import type { Page } from "@playwright/test";
import { contrast } from "@/e2e/support/contrast";

/**
 * Runs in the page: marks the focused element as this stop, and says what is wrong with how it shows
 * (WCAG 2.4.7, 2.4.11, 2.5.8), the color of its focus ring and what that stands on, its visible text
 * where that is its label, and what it asks when it is a question. Undefined outside of `within`, and
 * where it was a stop before. Pictures count as the ground behind them.
 */
function readStop({ index, within }: { index: number; within: string }) {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !element.matches(`${within} :not([data-stop])`))
    return undefined;
  element.setAttribute("data-stop", String(index));
  const box = element.getBoundingClientRect();
  const { display, ...style } = getComputedStyle(element);
  const width = parseFloat(style.outlineWidth);
  const reach = width + parseFloat(style.outlineOffset);
  // With its ring. What is larger than the window cannot be seen whole.
  const isOut =
    (box.height + 2 * reach <= innerHeight &&
      (box.top < reach - 1 || box.bottom > innerHeight - reach + 1)) ||
    (box.width + 2 * reach <= innerWidth &&
      (box.left < reach - 1 || box.right > innerWidth - reach + 1));
  const isCovered = Array.from(element.getClientRects()).some((line) =>
    [0.06, 0.5, 0.94].some((part) => {
      const x = line.left + line.width * part;
      const y = line.top + line.height / 2;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const hit = document.elementFromPoint(x, y);
      return !hit || !(element.contains(hit) || hit.contains(element));
    }),
  );
  const small = display !== "inline" && Math.min(box.width, box.height) < 24;
  const faults = [
    isOut && "stands out of the window",
    isCovered && "is covered",
    (style.outlineStyle === "none" || width < 2) && "has no focus ring",
    small && "is small",
  ].filter((fault) => fault !== false);
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  const rgba = (color: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const away = parseFloat(style.outlineOffset) + width / 2;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const around = [
    ...[box.top - away, box.bottom + away].map((edge) => [x, edge] as const),
    ...[box.left - away, box.right + away].map((edge) => [edge, y] as const),
  ];
  const grounds = around.flatMap((place) => {
    // A picture's own color is that of its place before it comes.
    for (const each of document.elementsFromPoint(...place)) {
      const { backgroundColor } = getComputedStyle(each);
      if (backgroundColor === "rgba(0, 0, 0, 0)" || each.matches("img")) continue;
      const ground = rgba(backgroundColor);
      if (ground[3]! > 127) return [ground];
    }
    return [];
  });
  return {
    name: element.ariaLabel ?? element.textContent,
    label: element.matches("a, button") ? element.innerText.replaceAll(/\s+/g, " ").trim() : "",
    question: element.matches("summary") ? `question ${element.textContent}` : undefined,
    ring: rgba(style.outlineColor),
    ...{ faults, grounds },
  };
}

/** Goes on by Tab to what `readStop` marks by this number; `faults` says what is wrong with it, a line each. */
export async function nextStop(page: Page, index: number, within: string) {
  await page.keyboard.press("Tab");
  const stop = await page.evaluate(readStop, { index, within });
  if (!stop) return undefined;
  const { name, ring, grounds, faults } = stop;
  // WCAG 1.4.11.
  const isFaint = grounds.some((ground) => contrast(ring, ground) < 3);
  const all = isFaint ? [...faults, "has a faint focus ring"] : faults;
  return { ...stop, faults: all.map((fault) => `${name} ${fault}`) };
}

/** Goes on by Tab until it leaves a part or a stop comes again; what is wrong with how any of them shows. */
export async function badStops(page: Page, within: string): Promise<string[]> {
  const faults: string[] = [];
  for (let index = 0; ; index += 1) {
    const stop = await nextStop(page, index, within);
    if (!stop) return index > 1 ? faults : [`${within}: ${index} stops`];
    faults.push(...stop.faults);
  }
}
