import { setState } from "@/lib/browser/page-document";
import { whenShown } from "@/lib/dom/moments";
import { isLandingPage, visit } from "@/lib/browser/enter-page";
import { fastHeadMs } from "@/lib/timings";

/**
 * Loads the web fonts at once where the head has come and is parsed quickly, or when an earlier page has
 * cached them. Otherwise, on a slow connection or device, where the first paint would wait for them and then
 * for the layout of the whole page, the page is in the device's fonts, and they load after the first
 * window's pictures, for the next page. Their `font-display: optional` does the rest: those that are late
 * are not shown on this page, since a swap moves text.
 */
export function loadFonts(): void {
  const isFast = !visit || performance.now() - visit.requestStart < fastHeadMs;
  const atOnce = !isLandingPage || isFast;
  setState("device-fonts", !atOnce);
  // Fallbacks of the device (app/styles/fonts.css) have another `font-display`.
  const load = () => {
    for (const font of document.fonts) if (font.display === "optional") font.load().catch(() => {});
  };
  if (atOnce) load();
  else whenShown(load);
}
