import { afterFrame, setState, whenShown } from "@/lib/browser/document";
import { cameFromHere, visit } from "@/lib/browser/enter-page";
import { fontsWait, quickAnswer } from "@/lib/timings";

/**
 * Decides once per page whether it shows the web fonts, since swapping fonts moves text. After a
 * quick answer, or when an earlier page has cached them, the first paint waits for the fonts. On a
 * slow connection they load after the first window's pictures, for the next page, and lazy pictures
 * wait as well.
 */
export function deferNonCriticalAssets(): void {
  const slow = visit && visit.responseStart - visit.requestStart > quickAnswer;
  if (cameFromHere || !slow) waitForFonts();
  else whenShown(loadFonts);
  whenShown(() => setState("shown", true));
}

function waitForFonts(): void {
  setState("awaits-fonts", true);
  // Counted from the first frame: until then the page's own work may delay the fonts' events.
  afterFrame(() => setTimeout(setState, fontsWait, "awaits-fonts", false));
  // Does nothing once the wait is over.
  void loadFonts().then(() => document.documentElement.classList.replace("awaits-fonts", "fonts"));
}

/** Resolves when each font has loaded or failed; a failed one falls back to the device's. */
const loadFonts = () => Promise.allSettled([...document.fonts].map((font) => font.load()));
