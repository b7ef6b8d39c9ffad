import { readableRules } from "@/lib/readable-rules";

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

let late: readonly FontFace[] = [];

/**
 * Fetches the faces that came too late for the page on which the visit began; none where they are
 * shown already. Worth calling while the next page is on its way, so that it is laid out in them at
 * once.
 */
export function loadLateFonts(): readonly FontFace[] {
  if (late.length > 0 || !cameLate()) return late;
  late = Array.from(document.styleSheets)
    .flatMap(readableRules)
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes("url("))
    .map((rule) => swappingCopy(rule as CSSFontFaceRule));
  // One that does not come is not shown: the stand-in stays.
  for (const face of late) face.load().catch(() => {});
  return late;
}

/**
 * Shows our faces from the next page on, where they came too late for the first one: there they
 * would have moved what was being read (issue 6 no. 2). Does nothing where they are shown already.
 */
export function showLateFonts(): void {
  for (const face of loadLateFonts()) document.fonts.add(face);
}
