import { all } from "@/lib/browser/document";
import { savesData, whenIdle, whenShown } from "@/lib/dom/moments";
import { prefersReducedMotion } from "@/lib/motion/reduced-motion";

type LazyFeature = { start?: (element: HTMLElement) => void };

/**
 * Starts the features that are files of their own (`lazy` in lib/browser/features), after the largest
 * paint. They only move what is there: a page without them, or where one fails to load, is complete.
 */
export function start(): void {
  if (prefersReducedMotion() || savesData()) return;
  for (const element of all("[data-lazy]")) {
    const { lazy = "" } = element.dataset;
    whenShown(() =>
      whenIdle(async () => {
        const script = import(/* turbopackIgnore: true */ lazy) as Promise<LazyFeature>;
        (await script.catch((): LazyFeature => ({}))).start?.(element);
      }),
    );
  }
}
