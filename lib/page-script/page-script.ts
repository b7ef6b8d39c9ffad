import { addToHead, whenIdle, whenShown } from "@/lib/page-script/document";
import { loadOnDemand } from "@/lib/page-script/load-on-demand";
import { tendMenus } from "@/lib/page-script/menus";
import { fetchAhead, tendPageChanges } from "@/lib/page-script/page-change";
import { revealBlocks } from "@/lib/page-script/reveal";
import { watchScrolling } from "@/lib/page-script/scrolling";

/*
 * The one script that every page carries, inline; what must be known before the first paint stands
 * in the head (before-paint.ts). All it does is an addition: without it the page is complete. The
 * build names the page's own scripts on its element, and the reporter of web vitals where somebody
 * collects them (row 27).
 */
const { scripts, vitals } = document.currentScript?.dataset ?? {};

tendPageChanges();
fetchAhead();
tendMenus();
watchScrolling();
revealBlocks();
loadOnDemand(scripts);
if (vitals) whenShown(() => whenIdle(() => addToHead("script", { src: vitals })));
