import { all } from "@/lib/browser/document";
import type * as typedLine from "@/lib/browser/typed-line";
import { savesData, whenIdle, whenShown } from "@/lib/dom/moments";
import { prefersReducedMotion } from "@/lib/motion/reduced-motion";

/**
 * Loads what types home's headline, which needs a library, after the largest paint. Its URL stands on the
 * page script's element. The first line is served: a page without it, or where it fails to load, is complete.
 */
export function start(): void {
  if (prefersReducedMotion() || savesData()) return;
  const url = document.currentScript?.dataset["typedLine"] ?? "";
  const load = async () => {
    const script = (await import(/* turbopackIgnore: true */ url)) as typeof typedLine;
    all("[data-taglines]").forEach(script.typeLine);
  };
  whenShown(() => whenIdle(() => void load().catch(() => {})));
}
