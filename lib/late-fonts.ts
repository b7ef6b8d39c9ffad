import { readableRules } from "@/lib/readable-rules";

let shown = false;

/** Browsers wait no longer for an optional face, in milliseconds (CSS Fonts 4, font-display). */
const patience = 100;

/**
 * Whether a face of ours may have come too late to be shown on this page: after its first paint, or
 * after the browser's patience, which can end before that.
 */
function cameLate(): boolean {
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
  return performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".woff2"))
    .some(({ startTime, duration }) => duration > patience || startTime + duration > painted);
}

/** A stylesheet's face once more, as one that is shown whenever it comes. */
function swappingCopy({ style }: CSSFontFaceRule): FontFace {
  const [family, source, weight] = ["font-family", "src", "font-weight"].map((name) =>
    style.getPropertyValue(name),
  ) as [string, string, string];
  return new FontFace(family.replaceAll('"', ""), source, { weight, display: "swap" });
}

/**
 * Shows our faces from the next page on, where they came too late for the first one: there they
 * would have moved what was being read (issue 6 no. 2). Does nothing where they are shown already.
 */
export function showLateFonts(): void {
  if (shown || !cameLate()) return;
  shown = true;
  for (const rule of Array.from(document.styleSheets).flatMap(readableRules)) {
    const ours = rule instanceof CSSFontFaceRule && rule.cssText.includes("url(");
    if (ours) document.fonts.add(swappingCopy(rule));
  }
}
