import { isFirstInHistory, keepPlace, setState } from "@/lib/browser/page-document";
import { animatesByStyles } from "@/lib/browser/page-change";

/** The page's navigation entry; undefined under a test's fake timers. */
export const [visit] = performance.getEntriesByType("navigation") as Partial<
  PerformanceNavigationTiming[]
>;

/** Whether this is the first page of the site that the visitor opens: no link of ours, no reload or Back led to it. */
export const isLandingPage =
  visit?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);

/**
 * Scrolls to the top, on Back and Forward too, and animates the entry.
 */
export function enterPage(): void {
  // The scroll position is kept on a reload, in a restored tab, on the way back from another site, and
  // within the page (page-change.ts).
  const kept = visit?.type === "reload" || (visit?.type === "back_forward" && isFirstInHistory());
  keepPlace(kept);
  setState("page-enters", animatesByStyles && !isLandingPage);
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (!viewTransition) return;
    setState("page-enters", true);
    // One that the browser skips, as on a resize, is no error.
    viewTransition.ready.catch(() => {});
  });
  // While it enters, a page is no part of a transition; leaving, it is.
  addEventListener("pageswap", () => setState("page-enters", false));
}
