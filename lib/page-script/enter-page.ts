import { afterFrame, setState } from "@/lib/page-script/document";
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
  const restore = (mode: ScrollRestoration) => () => (history.scrollRestoration = mode);
  // Only a reload stays where it was. Within the page the browser leads back to where one came from.
  restore(visit?.type === "reload" ? "auto" : "manual")();
  addEventListener("pageshow", () => afterFrame(restore("auto")));
  addEventListener("pagehide", restore("manual"));
  setState("page-enters", animatesByStyles() && cameFromHere);
  // A change that the browser gives up, as when the window is resized, is no error: the page is there.
  for (const type of ["pageswap", "pagereveal"] as const) {
    addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => {}));
  }
}
