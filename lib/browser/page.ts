import { addToHead } from "@/lib/browser/document";
import { whenIdle, whenShown } from "@/lib/dom/moments";
import { defineIslands } from "@/lib/islands/element";
import { enhanceMenus } from "@/lib/browser/menus";
import { fetchAhead, handlePageChanges } from "@/lib/browser/page-change";
import { watchScrolling } from "@/lib/browser/scrolling";

/*
 * The inline script of every page, except for what must run before the first paint
 * (before-paint.ts). It only enhances: without it the page is complete. The build adds the address
 * of the web vitals reporter to its element where a collector is set.
 */
const { vitals } = document.currentScript?.dataset ?? {};

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
if (vitals) whenShown(() => whenIdle(() => addToHead("script", { src: vitals })));
