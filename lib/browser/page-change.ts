import { scrollToTop } from "@/lib/motion/scroll-to-top";
import { internalLink } from "@/lib/browser/internal-link";
import { isFirstInHistory, keepPlace, listen, setState } from "@/lib/browser/page-document";
import { exitMs } from "@/lib/timings";

/** Whether our stylesheet animates the page change, because the browser cannot (Firefox). */
export const animatesByStyles = !("onpagereveal" in window);

/**
 * Handles leaving a page where the browser does not. Links are plain links: the browser navigates
 * and, where it can, animates the change between the documents.
 */
export function handlePageChanges(): void {
  let keepsPlace = false;
  const stay = () => setState("page-leaves", false);
  addEventListener("pageshow", ({ persisted }) => {
    stay();
    // Firefox has no place for a reload of a page that is left without.
    keepsPlace = "mozInnerScreenX" in window;
    // WebKit returns to where one left, whatever it was told, before the first frame.
    if (persisted && !location.hash && !isFirstInHistory())
      requestAnimationFrame(() => scrollTo({ top: 0, behavior: "instant" }));
  });

  // Later visits of this entry begin at the top, although a hash or a reload set "auto".
  addEventListener("pagehide", () => keepPlace(keepsPlace));

  listen(["click"], (event) => {
    const link = plainClick(event) && internalLink(event.target);
    if (!link) return;
    if (link.pathname !== location.pathname) {
      keepsPlace = false;
      if (!animatesByStyles) return;
      // Firefox: animates out while the next page loads, without delaying it.
      setState("page-leaves", true);
      setTimeout(stay, exitMs);
    } else if (link.hash) {
      // Going back from there returns to the current page.
      keepPlace(true);
    } else if (!link.search) {
      event.preventDefault();
      scrollToTop();
    }
  });
}

/** Whether a click follows its link in this tab, and nobody has handled it. */
export const plainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
