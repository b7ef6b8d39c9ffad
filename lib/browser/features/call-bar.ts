import { all } from "@/lib/browser/page-document";
import { prefetch } from "@/lib/browser/prefetch";
import { watchInView } from "@/lib/dom/in-view";

const share = 0.8;
// The fixed header and the bar itself cover the window's ends.
const seen = { rootMargin: "-68px 0px -72px", threshold: share };

/**
 * Prefetches the page of the phone bar's second button once the reader scrolls where the layout has the bar.
 * Hides a bar that was served hidden while the page's own button to call is in view: it would say the same below it.
 */
export function start(): void {
  const bar = all("[data-call-bar]")[0]!;
  const [call] = all("main a[href^='tel:']");
  const ahead = () =>
    watchInView(bar, ({ isIntersecting }) => isIntersecting && prefetch(bar.lastElementChild));
  addEventListener("scroll", ahead, { once: true });
  if (!call || !bar.hasAttribute("data-hidden")) return bar.removeAttribute("data-hidden");
  const hide = (entry: IntersectionObserverEntry) =>
    bar.toggleAttribute("data-hidden", entry.intersectionRatio >= share);
  watchInView(call, hide, seen);
}
