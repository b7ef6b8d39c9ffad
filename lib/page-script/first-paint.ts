import { setState, whenShown } from "@/lib/page-script/document";
import { cameFromHere, visit } from "@/lib/page-script/enter-page";
import { quickAnswer } from "@/lib/timings";

/**
 * Leaves a slow line to what the page shows first. Our fonts, which the build names in links that load
 * nothing as served, are asked for at once where the answer came quickly or a page before has fetched
 * them: often they are here before the first layout, and text is measured once. Else they come after
 * the first window's pictures, for the next page, since text that changes its font while it is read
 * would move. Pictures further down wait as well.
 */
export function spareFirstPaint(): void {
  const slow = visit && visit.responseStart - visit.requestStart > quickAnswer;
  const atOnce = cameFromHere || !slow;
  setState("fonts", atOnce);
  for (const font of document.querySelectorAll<HTMLLinkElement>("[as=font]")) {
    if (atOnce) font.media = "";
    else whenShown(() => void fetch(font.href, { priority: "low" }).catch(() => {}));
  }
  whenShown(() => setState("shown", true));
}
