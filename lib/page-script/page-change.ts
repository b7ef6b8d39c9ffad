import { prefersReducedMotion } from "@/lib/motion/reduced-motion";
import { scrollToTop } from "@/lib/motion/scroll-to-top";
import { internalLink } from "@/lib/navigation/internal-link";
import { listen, root, savesData } from "@/lib/page-script/document";
import { pageLeaves } from "@/lib/timings";

export const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];

/** Whether the visitor comes from another page of this site, or has been on this one before. */
export const cameFromHere =
  visit.type !== "navigate" || document.referrer.startsWith(location.origin);

/**
 * What the browser leaves to us of a change of page (rows 19-21, 44-45). Links are links: the
 * browser navigates and, where it can, animates the change between the two documents.
 */
export function tendPageChanges(): void {
  // Back and Forward begin at the top as well (row 21); only a reload stays where it was.
  history.scrollRestoration = visit.type === "reload" ? "auto" : "manual";
  const animates = !("onpagereveal" in window) && !prefersReducedMotion();
  const stay = () => root.classList.remove("page-leaves");
  addEventListener("pageshow", ({ persisted }) => {
    stay();
    if (persisted && !location.hash) scrollTo({ top: 0, behavior: "instant" });
  });
  if (animates && cameFromHere) root.classList.add("page-enters");

  listen(["click"], (event) => {
    const address = plainClick(event) && internalLink(event.target);
    if (!address) return;
    if (address.pathname !== location.pathname) {
      if (!animates) return;
      // Firefox: the page leaves while the next one is on its way, which waits for nothing.
      root.classList.add("page-leaves");
      setTimeout(stay, pageLeaves);
    } else if (!address.hash && address.search === location.search) {
      event.preventDefault();
      scrollToTop();
    }
  });
}

/**
 * Fetches the page behind a link at hover, focus or touch, where the browser knows no speculation
 * rules (they stand in the page). The answer is used from the cache: hosts let it live a minute.
 */
export function fetchAhead(): void {
  // The rules look at hovered links only where there is something to hover with.
  root.classList.toggle("can-hover", matchMedia("(hover: hover)").matches);
  if (HTMLScriptElement.supports?.("speculationrules") || savesData()) return;
  const fetched = new Set([location.pathname]);
  listen(["pointerover", "touchstart", "focusin"], ({ target }) => {
    const address = internalLink(target);
    if (!address || fetched.has(address.pathname)) return;
    fetched.add(address.pathname);
    fetch(address, { priority: "low" }).catch(() => {});
  });
}

const plainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
