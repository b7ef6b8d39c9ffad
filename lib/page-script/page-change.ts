import { prefersReducedMotion } from "@/lib/motion/reduced-motion";
import { scrollToTop } from "@/lib/motion/scroll-to-top";
import { internalLink } from "@/lib/navigation/internal-link";
import { listen, savesData, setState } from "@/lib/page-script/document";
import { pageLeaves } from "@/lib/timings";

/** Whether our stylesheet animates changes of page, since the browser does not (Firefox). */
export const animatesByStyles = () => !("onpagereveal" in window) && !prefersReducedMotion();

/**
 * What the browser leaves to us of leaving a page (rows 19, 21, 44-45). Links are links: the
 * browser navigates and, where it can, animates the change between the two documents.
 */
export function handlePageChanges(): void {
  const animates = animatesByStyles();
  const stay = () => setState("page-leaves", false);
  addEventListener("pageshow", ({ persisted }) => {
    stay();
    if (persisted && !location.hash) scrollTo({ top: 0, behavior: "instant" });
  });

  // A later visit of this entry begins at the top, although a hash or a reload asked for "auto".
  addEventListener("pagehide", () => (history.scrollRestoration = "manual"));

  listen(["click"], (event) => {
    const link = plainClick(event) && internalLink(event.target);
    if (!link) return;
    if (link.pathname !== location.pathname) {
      if (!animates) return;
      // Firefox: the page leaves while the next one is on its way, which waits for nothing.
      setState("page-leaves", true);
      setTimeout(stay, pageLeaves);
    } else if (link.hash) {
      // Back leads from there to where one is now.
      history.scrollRestoration = "auto";
    } else {
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
