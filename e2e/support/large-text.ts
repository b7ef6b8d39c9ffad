import type { Page } from "@playwright/test";

/**
 * Runs in the page, at its top: whether it goes sideways or has no number to call in its window, and each
 * line of text that is cut by what contains it, reaches out of the window, or lies on another text or a
 * control.
 */
function readFaults(): string[] {
  const wide = document.documentElement.clientWidth;
  /** What moves through its window, a drawing's own, and what is kept from sight. */
  const apart =
    ".strip, .story-row, .skip-link, svg, [class*=sr-only], .bar-phone > span, .script-note, script, style";
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(apart);
  const boxAround = (owner: Element, says: string, { left, right, top, bottom }: DOMRect) => {
    return { owner, says: says.trim().slice(0, 40), left, right, top, bottom };
  };
  const elements = [...document.body.querySelectorAll("*")].filter(isSeen);
  const lines = elements.flatMap((owner) => {
    const written = [...owner.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || !node.data.trim()) return [];
      const range = new Range();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((line) => boxAround(owner, node.data, line));
    });
    // What a style writes has no node of its own, so its element stands for it.
    const { content } = getComputedStyle(owner, "::before");
    const box = owner.getBoundingClientRect();
    return /^"[^"]*\w/.test(content) ? [...written, boxAround(owner, content, box)] : written;
  });
  const over = document.documentElement.scrollWidth - wide;
  const faults = over > 0 ? [`sideways by ${over} px`] : [];
  const inWindow = ({ left, right, top, bottom }: DOMRect) =>
    left >= 0 && right <= wide && top >= 0 && bottom <= innerHeight;
  const calls = elements.filter((each) => each.matches("a[href^='tel:']"));
  if (!calls.some((each) => inWindow(each.getBoundingClientRect())))
    faults.push("no number to call");
  const still = lines.filter((line) => {
    // As much as a line's own box is higher than its letters.
    const slack = (line.bottom - line.top) * 0.2;
    for (let at: Element | null = line.owner; at && at !== document.body; at = at.parentElement) {
      const { position, overflowX, overflowY, display } = getComputedStyle(at);
      if (display === "inline" || display === "contents") continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const across = line.left < left - 1 || line.right > right + 1;
      const along = line.top < top - slack || line.bottom > bottom + slack;
      // It can be scrolled to.
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      if ((overflowX !== "visible" && across) || (overflowY !== "visible" && along))
        faults.push(`"${line.says}" is cut`);
      if (/fixed|sticky/.test(position)) return false;
    }
    if (line.left < -1 || line.right > wide + 1) faults.push(`"${line.says}" is out of the window`);
    return true;
  });
  const controls = elements
    .filter((each) => each.matches("button, input, select, textarea"))
    .filter((each) => !each.closest("body > header, body > nav"))
    .map((each) => boxAround(each, each.ariaLabel ?? each.tagName, each.getBoundingClientRect()));
  const upon = [...still, ...controls];
  for (const [index, line] of still.entries()) {
    for (const other of upon.slice(index + 1)) {
      if (other.owner === line.owner || other.owner.contains(line.owner)) continue;
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const along = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
      const height = Math.min(line.bottom - line.top, other.bottom - other.top);
      if (across > 2 && along > 0.3 * height) faults.push(`"${line.says}" and "${other.says}"`);
    }
  }
  return [...new Set(faults)];
}
export const faultsOfText = (page: Page) => page.evaluate(readFaults);
