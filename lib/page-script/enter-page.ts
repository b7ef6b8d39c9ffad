import { setState } from "@/lib/page-script/document";
import { animatesByStyles } from "@/lib/page-script/page-change";

/** How the browser came to this page; nothing where a test has put a clock of its own into the page. */
export const [visit] = performance.getEntriesByType("navigation") as Partial<
  PerformanceNavigationTiming[]
>;

/** Whether the visitor comes from another page of this site, or has been on this one before. */
export const cameFromHere =
  (visit && visit.type !== "navigate") || document.referrer.startsWith(location.origin);

/** Begins at the top, on Back and Forward as well, and comes in where the browser does not (rows 20, 21). */
export function enterPage(): void {
  // Only a reload stays where it was; and within the page one comes back there (page-change.ts).
  history.scrollRestoration = visit?.type === "reload" ? "auto" : "manual";
  setState("page-enters", animatesByStyles() && cameFromHere);
  // A change that the browser gives up, as when the window is resized, is no error: the page is there.
  addEventListener("pagereveal", ({ viewTransition }) => viewTransition?.ready.catch(() => {}));
}
