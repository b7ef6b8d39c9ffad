import { all } from "@/lib/browser/document";
import { whenShown } from "@/lib/dom/moments";
import { defineIslands } from "@/lib/islands/element";
import { enhanceMenus } from "@/lib/browser/menus";
import { fetchAhead, handlePageChanges } from "@/lib/browser/page-change";
import { watchScrolling } from "@/lib/browser/scrolling";

/**
 * Runs the inline script of a page at its end: what every page needs, except for what must run before
 * the first paint (before-paint.ts), and the page's features. It only enhances: without it the page is
 * complete. The build names on its element the files that it loads itself.
 */
export function start(...features: (() => void)[]): void {
  if (!("popover" in HTMLElement.prototype)) {
    void import(/* turbopackIgnore: true */ document.currentScript?.dataset["popovers"] ?? "");
  }
  for (const initialize of [
    defineIslands,
    handlePageChanges,
    fetchAhead,
    enhanceMenus,
    watchScrolling,
    applyDeferredStyles,
    ...features,
  ]) {
    try {
      initialize();
    } catch (error) {
      reportError(error);
    }
  }
}

/** See lib/export/add-styles. */
const applyDeferredStyles = () =>
  whenShown(() => all<HTMLLinkElement>("body > link").forEach((link) => (link.media = "all")));
