import * as distances from "@/lib/distances";
import { scrollToTop } from "@/lib/motion/scroll-to-top";
import { afterFrame, all, around, listen } from "@/lib/page-script/document";

/** The header's scrolled state and the scroll-to-top buttons (rows 22-24, 38). */
export function watchScrolling(): void {
  const show = () => {
    all("header")[0]?.toggleAttribute("data-scrolled", scrollY > distances.headerScrolled);
    for (const button of all("[data-to-top]")) button.hidden = scrollY <= distances.scrollToTop;
  };
  // Not now: to ask where a page stands that is half read would lay it out once more.
  afterFrame(show);
  addEventListener("scroll", show);
  listen(["click"], ({ target }) => {
    if (!around(target, "[data-to-top]")) return;
    // The button goes on the way up; were the focus still on it, the smooth scroll would stop there.
    all("main")[0]?.focus({ preventScroll: true });
    scrollToTop();
  });
}
