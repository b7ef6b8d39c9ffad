import { prefersReducedMotion } from "@/lib/motion/reduced-motion";
import { scrollToTop } from "@/lib/motion/scroll-to-top";
import { internalLink } from "@/lib/navigation/internal-link";
import { listen, savesData, setState } from "@/lib/page-script/document";
import { pageLeaves } from "@/lib/timings";

/** How the browser came to this page; nothing where a test has put a clock of its own into the page. */
export const [visit] = performance.getEntriesByType("navigation") as Partial<
  PerformanceNavigationTiming[]
>;

/** Whether the visitor comes from another page of this site, or has been on this one before. */
export const cameFromHere =
  (visit && visit.type !== "navigate") || document.referrer.startsWith(location.origin);

/**
 * What the browser leaves to us of a change of page (rows 19-21, 44-45). Links are links: the
 * browser navigates and, where it can, animates the change between the two documents.
 */
export function tendPageChanges(): void {
  // Back and Forward begin at the top as well (row 21); only a reload stays where it was.
  history.scrollRestoration = visit?.type === "reload" ? "auto" : "manual";
  const animates = !("onpagereveal" in window) && !prefersReducedMotion();
  const stay = () => setState("page-leaves", false);
  addEventListener("pageshow", ({ persisted }) => {
    stay();
    if (persisted && !location.hash) scrollTo({ top: 0, behavior: "instant" });
  });
  setState("page-enters", animates && cameFromHere);

  listen(["click"], (event) => {
    const link = plainClick(event) && internalLink(event.target);
    if (!link) return;
    if (link.pathname !== location.pathname) {
      if (!animates) return;
      // Firefox: the page leaves while the next one is on its way, which waits for nothing.
      setState("page-leaves", true);
      setTimeout(stay, pageLeaves);
    } else if (!link.hash) {
      event.preventDefault();
      if (link.search === location.search) scrollToTop();
      else {
        // Another query of the same page does not scroll (row 21): islands hear of it as of Back.
        history.pushState(null, "", link.href);
        dispatchEvent(new PopStateEvent("popstate"));
      }
    }
  });
}

/**
 * Fetches the page behind a link at hover, focus or touch, where the browser knows no speculation
 * rules (they stand in the page). The answer is used from the cache: hosts let it live a minute.
 */
export function fetchAhead(): void {
  // The rules look at hovered links only where there is something to hover with.
  setState("can-hover", matchMedia("(hover: hover)").matches);
  if (HTMLScriptElement.supports?.("speculationrules") || savesData()) return;
  const fetched = new Set([location.pathname]);
  listen(["pointerover", "touchstart", "focusin"], ({ target }) => {
    const link = internalLink(target);
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    fetch(link.href, { priority: "low" }).catch(() => {});
  });
}

const plainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
