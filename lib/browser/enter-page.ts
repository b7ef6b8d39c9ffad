import { setState } from "@/lib/browser/document";
import { animatesByStyles } from "@/lib/browser/page-change";

/** The page's navigation entry; undefined under a test's fake timers. */
export const [visit] = performance.getEntriesByType("navigation") as Partial<
  PerformanceNavigationTiming[]
>;

/** Whether the visitor has seen a page of this site before. */
export const cameFromHere =
  (visit && visit.type !== "navigate") || document.referrer.startsWith(location.origin);

/**
 * Scrolls to the top, on Back and Forward too, and animates the entry where the browser does not.
 */
export function enterPage(): void {
  // The scroll position is kept on a reload, and within the page (page-change.ts).
  history.scrollRestoration = visit?.type === "reload" ? "auto" : "manual";
  setState("page-enters", animatesByStyles && cameFromHere);
  // A view transition that the browser skips, as on a resize, is no error.
  addEventListener("pagereveal", ({ viewTransition }) => viewTransition?.ready.catch(() => {}));
}
