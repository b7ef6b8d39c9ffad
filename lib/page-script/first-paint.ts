import { setState, whenShown } from "@/lib/page-script/document";
import { cameFromHere, visit } from "@/lib/page-script/enter-page";
import { quickAnswer } from "@/lib/timings";

/**
 * Leaves a slow line to what the page shows first. Our fonts are asked for at once where the answer
 * came quickly or a page before has fetched them; else they come after the first window's pictures,
 * for the next page, since text that changes its font while it is read would move. Pictures further
 * down wait as well.
 */
export function spareFirstPaint(): void {
  // One that does not come is not shown: the device's own stays.
  const loadFonts = () => document.fonts.forEach((font) => void font.load().catch(() => {}));
  const slow = visit && visit.responseStart - visit.requestStart > quickAnswer;
  if (cameFromHere || !slow) {
    setState("fonts", true);
    loadFonts();
  } else whenShown(loadFonts);
  whenShown(() => setState("shown", true));
}
