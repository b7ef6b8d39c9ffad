import { all, listen } from "@/lib/browser/page-document";
import { whenShown } from "@/lib/dom/moments";
import { defineIslands } from "@/lib/islands/element";
import { enhanceMenus } from "@/lib/browser/menus";
import { handlePageChanges } from "@/lib/browser/page-change";
import { prefetchLinks } from "@/lib/browser/prefetch";
import { watchScrolling } from "@/lib/browser/scrolling";

/**
 * Runs the page script at the end of a page: what every page needs, except for what must run before
 * the first paint (before-paint.ts), and the page's features. It only enhances: without it the page is
 * complete. What it imports later is a file of its own (lib/export/browser-scripts.ts).
 */
export function start(...features: (() => void)[]): void {
  [
    defineIslands,
    handlePageChanges,
    prefetchLinks,
    enhanceMenus,
    watchScrolling,
    applyDeferredStyles,
    ...features,
    // Each by itself: an error in one is reported, and leaves the others alone.
  ].forEach((initialize) => queueMicrotask(initialize));
}

/** See lib/export/add-styles. What follows a press needs them, although a picture still loads. */
function applyDeferredStyles(): void {
  const apply = () =>
    all<HTMLLinkElement>("[media='not all']").forEach((link) => (link.media = "all"));
  whenShown(apply);
  listen(["click"], apply);
}
