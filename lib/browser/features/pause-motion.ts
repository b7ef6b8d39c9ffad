import type { start } from "@/lib/browser/features/typed-line";
import { isPaused, setPaused, watchPause } from "@/lib/motion/motion-pause";
import { prefersReducedMotion } from "@/lib/motion/reduced-motion";
import { all, around, listen, savesData, whenIdle, whenShown } from "@/lib/browser/document";

/*
 * Home's pause buttons, which share one state, and its typed line, whose script loads once the
 * browser is idle after the largest paint. Inlined on home (lib/export/inline-scripts).
 */
function label(): void {
  for (const button of all("[data-pause]")) {
    button.setAttribute("aria-label", button.dataset[isPaused() ? "start" : "pause"] ?? "");
  }
}

for (const button of all<HTMLButtonElement>("[data-pause]")) button.disabled = false;
watchPause(label);
listen(["click"], ({ target }) => {
  if (around(target, "[data-pause]")) setPaused(!isPaused());
});

for (const line of all("[data-module]")) {
  const { src } = line.dataset;
  if (!src || prefersReducedMotion() || savesData()) continue;
  whenShown(() =>
    whenIdle(async () => {
      // If it fails to load, the line keeps showing the first tagline.
      const none: { start?: typeof start } = {};
      const script = import(/* turbopackIgnore: true */ src) as Promise<typeof none>;
      (await script.catch(() => none)).start?.(line);
    }),
  );
}
