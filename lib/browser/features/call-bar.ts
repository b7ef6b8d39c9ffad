import { all } from "@/lib/browser/document";

/*
 * The phone bar steps aside while the page's own button to call is in view: the bar would say the same
 * below it. Stands inline where the bar is served so (lib/export/inline-scripts).
 */
const [bar] = all("[data-hidden]");
const [call] = all("main a[href^='tel:']");

// The fixed header and the bar itself cover the window's ends.
const seen = { rootMargin: "-68px 0px -72px", threshold: 0.8 };
if (bar && call) {
  new IntersectionObserver(
    (changes) =>
      bar.toggleAttribute(
        "data-hidden",
        (changes.at(-1)?.intersectionRatio ?? 0) >= seen.threshold,
      ),
    seen,
  ).observe(call);
} else bar?.removeAttribute("data-hidden");
