import { addToHead, whenIdle, whenShown } from "@/lib/page-script/document";
import { loadIslands } from "@/lib/page-script/islands";
import { enhanceMenus } from "@/lib/page-script/menus";
import { fetchAhead, handlePageChanges } from "@/lib/page-script/page-change";
import { revealBlocks } from "@/lib/page-script/reveal";
import { watchScrolling } from "@/lib/page-script/scrolling";

/*
 * The one script that every page carries, inline; what must be known before the first paint stands
 * in the head (before-paint.ts). All it does is an addition: without it the page is complete, and
 * what a browser lacks costs that addition only. The build names the reporter of web vitals on its
 * element where somebody collects them (row 27).
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
