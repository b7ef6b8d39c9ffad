import { listen, setState } from "@/lib/browser/page-document";
import { internalLink } from "@/lib/browser/internal-link";
import { savesData } from "@/lib/dom/moments";

const fetched = new Set([location.pathname]);

/**
 * Prefetches the page of a link, once, where speculation rules are not supported. The answer comes
 * from the HTTP cache, where it lives for a minute.
 */
export function prefetch(target: EventTarget | null): void {
  if (HTMLScriptElement.supports?.("speculationrules") || savesData()) return;
  const link = internalLink(target);
  if (!link || fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  fetch(link.href, { priority: "low" }).catch(() => {});
}

/** Prefetches a link's page at hover, focus or touch. */
export function prefetchLinks(): void {
  // The speculation rules prefetch on hover only where the device can hover.
  setState("can-hover", matchMedia("(hover: hover)").matches);
  listen(["pointerover", "touchstart", "focusin"], ({ target }) => prefetch(target));
}
