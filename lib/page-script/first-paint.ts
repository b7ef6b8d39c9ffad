import { afterFrame, setState, whenShown } from "@/lib/page-script/document";
import { cameFromHere, visit } from "@/lib/page-script/enter-page";
import { fontsWait, quickAnswer } from "@/lib/timings";

/**
 * Says in which font a page stands from its first paint to its end: text that changes its font while
 * it is read would move. Where the answer came quickly, or a page before has fetched our fonts, the
 * paint waits for them. A slow line is left to what the page shows first: fonts come after the first
 * window's pictures, for the next page. Pictures further down wait as well.
 */
export function spareFirstPaint(): void {
  const slow = visit && visit.responseStart - visit.requestStart > quickAnswer;
  if (cameFromHere || !slow) waitForFonts();
  else whenShown(loadFonts);
  whenShown(() => setState("shown", true));
}

function waitForFonts(): void {
  setState("awaits-fonts", true);
  // Counted from the first frame: until then the page's own work may keep fonts from being heard of.
  afterFrame(() => setTimeout(setState, fontsWait, "awaits-fonts", false));
  // Replaces nothing once the wait is over.
  void loadFonts().then(() => document.documentElement.classList.replace("awaits-fonts", "fonts"));
}

/** Settles when each has come or failed; in place of one that failed the device's own is shown. */
const loadFonts = () => Promise.allSettled([...document.fonts].map((font) => font.load()));
