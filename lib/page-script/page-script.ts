import { addToHead, whenIdle, whenShown } from "@/lib/page-script/document";
import { loadIslands } from "@/lib/page-script/islands";
import { enhanceMenus } from "@/lib/page-script/menus";
import { fetchAhead, handlePageChanges } from "@/lib/page-script/page-change";
import { revealBlocks } from "@/lib/page-script/reveal";
import { watchScrolling } from "@/lib/page-script/scrolling";

/*
 * The inline script of every page, except for what must run before the first paint
 * (before-paint.ts). It only enhances: without it the page is complete. The build adds the address
 * of the web vitals reporter to its element where a collector is set.
 */
const { vitals } = document.currentScript?.dataset ?? {};

for (const initialize of [
  loadIslands,
  handlePageChanges,
  fetchAhead,
  enhanceMenus,
  watchScrolling,
  revealBlocks,
]) {
  try {
    initialize();
  } catch (error) {
    reportError(error);
  }
}
if (vitals) whenShown(() => whenIdle(() => addToHead("script", { src: vitals })));
