import { all } from "@/lib/browser/document";
import { prefetch } from "@/lib/browser/prefetch";
import { watchInView } from "@/lib/dom/in-view";

// The fixed header and the bar itself cover the window's ends.
const seen = { rootMargin: "-68px 0px -72px", threshold: 0.8 };

/**
 * Prefetches the page of the phone bar's second button once the reader scrolls. Hides a bar that was
 * served hidden while the page's own button to call is in view: the bar would say the same below it.
 */
export function start(): void {
  const [bar] = all("[data-call-bar]");
  const [call] = all("main a[href^='tel:']");
  if (!bar) return;
  addEventListener("scroll", () => bar.offsetWidth && prefetch(bar.lastElementChild));
  if (!bar.hasAttribute("data-hidden")) return;
  if (!call) return bar.removeAttribute("data-hidden");
  const hide = ({ intersectionRatio }: IntersectionObserverEntry) =>
    bar.toggleAttribute("data-hidden", intersectionRatio >= seen.threshold);
  watchInView(call, hide, seen);
}
