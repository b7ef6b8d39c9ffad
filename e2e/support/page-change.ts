import type { Page } from "@playwright/test";

/** How one document came into view. */
export type PageChange = {
  /** Whether the browser animated the change from the document before. */
  animated: boolean;
  /** What moves the old page and the new one, by the name of its pseudo-element. */
  parts: Record<string, { duration: number; opacity: string[]; transform: string[] }>;
};

const log = "__pageChange";

/** Notes how each document comes into view; call it before opening a page. */
export const logPageChanges = (page: Page) =>
  page.addInitScript((name) => {
    const change: PageChange = { animated: false, parts: {} };
    Object.assign(window, { [name]: change });
    addEventListener("pagereveal", (event) => {
      const transition = (event as Event & { viewTransition: ViewTransition | null })
        .viewTransition;
      if (!transition) return;
      void transition.ready.then(() => {
        change.animated = true;
        for (const animation of document.getAnimations()) {
          const effect = animation.effect as KeyframeEffect;
          if (!effect.pseudoElement?.endsWith("(root)")) continue;
          const frames = effect.getKeyframes();
          change.parts[effect.pseudoElement] = {
            duration: Number(effect.getTiming().duration),
            opacity: frames.map(({ opacity }) => String(opacity ?? "")),
            transform: frames.map(({ transform }) => String(transform ?? "")),
          };
        }
      });
    });
  }, log);

/** How the document now shown came into view, as far as it has been noted. */
export const pageChange = (page: Page): Promise<PageChange> =>
  page.evaluate(
    (name) => (window as unknown as Record<string, PageChange>)[name] as PageChange,
    log,
  );

/**
 * Holds the change to the next document at each of these moments in turn, in milliseconds, and reads
 * how opaque the old page and the new one are. Call it before the change; it resolves after it.
 */
export const opacitiesDuringNextChange = (page: Page, moments: readonly number[]) =>
  page.addInitScript((times) => {
    const seen: [old: number, fresh: number][] = [];
    Object.assign(window, { __opacities: seen });
    addEventListener("pagereveal", (event) => {
      const transition = (event as Event & { viewTransition: ViewTransition | null })
        .viewTransition;
      void transition?.ready.then(() => {
        const running = document.getAnimations();
        const opacity = (part: string) =>
          Number(
            getComputedStyle(document.documentElement, `::view-transition-${part}(root)`).opacity,
          );
        for (const time of times) {
          for (const animation of running) {
            animation.pause();
            animation.currentTime = time;
          }
          seen.push([opacity("old"), opacity("new")]);
        }
        for (const animation of running) animation.finish();
      });
    });
  }, moments);

export const opacities = (page: Page): Promise<[old: number, fresh: number][]> =>
  page.evaluate(() => (window as unknown as { __opacities: [number, number][] }).__opacities);
