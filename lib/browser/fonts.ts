import { setState } from "@/lib/browser/document";
import { whenShown } from "@/lib/dom/moments";
import { cameFromHere, visit } from "@/lib/browser/enter-page";
import { fastTtfbMs, fontBlockMs } from "@/lib/timings";

/**
 * Decides in the page's first frame whether it shows the web fonts, since a later swap moves text:
 * those that have loaded by then are shown. After a fast response, or when an earlier page has cached
 * them, they load at once, and what the page draws within the first 100 ms waits for them. Otherwise
 * they load after the first window's pictures, for the next page.
 */
export function chooseFonts(): void {
  // Fallbacks of the device (app/styles/fallback.css) have another `font-display`.
  const fonts = [...document.fonts].filter(({ display }) => display === "optional");
  const load = () => fonts.forEach((font) => void font.load().catch(() => {}));
  const isFast = !visit || visit.responseStart - visit.requestStart < fastTtfbMs;
  if (!cameFromHere && !isFast) {
    whenShown(load);
    return;
  }
  load();
  const deadline = performance.now() + fontBlockMs;
  let decided = false;
  const decide = () => {
    if (decided) return;
    const loaded = fonts.every(({ status }) => status === "loaded");
    decided = loaded || performance.now() >= deadline;
    setState("fonts", loaded);
    setState("awaits-fonts", !decided);
    if (!decided) requestAnimationFrame(decide);
  };
  // A view transition lays the new page out before its first animation frame.
  addEventListener("pagereveal", decide);
  requestAnimationFrame(decide);
}
