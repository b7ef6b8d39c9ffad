import { all } from "@/lib/browser/page-document";
import { savesData, whenIdle, whenShown } from "@/lib/dom/moments";
import { reducedMotion } from "@/lib/motion/reduced-motion";

/**
 * Loads what types home's headline, which needs a library, after the largest paint. The first line is served:
 * a page without it, or where it fails to load, is complete.
 */
export function start(): void {
  if (reducedMotion().matches || savesData()) return;
  const load = async () => {
    const { typeLine } = await import("@/lib/browser/typed-line");
    all("[data-typed-line]").forEach(typeLine);
  };
  whenShown(() => whenIdle(() => void load().catch(() => {})));
}
