import { defineIslands } from "@/lib/islands/element";
import { enhanceMenus } from "@/lib/browser/menus";
import { fetchAhead, handlePageChanges } from "@/lib/browser/page-change";
import { watchScrolling } from "@/lib/browser/scrolling";

/*
 * The inline script of every page, except for what must run before the first paint
 * (before-paint.ts). It only enhances: without it the page is complete. The build names on its
 * element the files that it loads itself: for browsers without popovers, and for an opened menu.
 */
if (!("popover" in HTMLElement.prototype)) {
  void import(/* turbopackIgnore: true */ document.currentScript?.dataset["popovers"] ?? "");
}

for (const initialize of [
  defineIslands,
  handlePageChanges,
  fetchAhead,
  enhanceMenus,
  watchScrolling,
]) {
  try {
    initialize();
  } catch (error) {
    reportError(error);
  }
}
