import * as distances from "@/lib/distances";
import { scrollToTop } from "@/lib/motion/scroll-to-top";
import { all, around, listen } from "@/lib/browser/page-document";
import { afterFrame } from "@/lib/dom/moments";

/** The header's scrolled state, and the buttons to the top. */
export function watchScrolling(): void {
  const show = () => {
    all("header")[0]?.toggleAttribute("data-scrolled", scrollY > distances.headerScrolled);
    for (const button of all("[data-to-top]")) button.hidden = scrollY <= distances.scrollToTop;
  };
  // Deferred: reading scrollY while the page is being parsed forces layout.
  afterFrame(show);
  addEventListener("scroll", show);
  listen(["click"], ({ target }) => {
    if (!around(target, "[data-to-top]")) return;
    // The button is hidden on the way up; losing its focus would stop the smooth scroll.
    all("main")[0]?.focus({ preventScroll: true });
    scrollToTop();
  });
}
