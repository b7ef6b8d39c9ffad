import type { Page } from "@playwright/test";

/** How one document came into view. */
export type PageChange = {
  /** Whether the browser animated the change from the document before. */
  animated: boolean;
  /** What moves the old page and the new one. */
  parts: Partial<Record<"old" | "new", { duration: number; transform: string[] }>>;
  /** How opaque the old page and the new one were at moments on the way. */
  opacities: [old: number, fresh: number][];
};

/** Notes how each document comes into view, and brings each change to its end; call it before opening a page. */
export const logPageChanges = (page: Page) =>
  page.addInitScript(() => {
    const change: PageChange = { animated: false, parts: {}, opacities: [] };
    Object.assign(window, { __pageChange: change });
    addEventListener("pagereveal", ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const running = document.getAnimations().filter(({ effect }) => {
          if (!(effect instanceof KeyframeEffect)) return false;
          const [of, part] =
            /^::view-transition-(.*)\(root\)/.exec(effect.pseudoElement ?? "") ?? [];
          const transform = effect.getKeyframes().map((frame) => String(frame["transform"] ?? ""));
          const duration = Number(effect.getTiming().duration);
          if (part === "old" || part === "new") change.parts[part] = { duration, transform };
          return Boolean(of);
        });
        const opacity = (part: string) =>
          Number(
            getComputedStyle(document.documentElement, `::view-transition-${part}(root)`).opacity,
          );
        for (let time = 50; time < 500; time += 50) {
          for (const animation of running) {
            animation.pause();
            animation.currentTime = time;
          }
          change.opacities.push([opacity("old"), opacity("new")]);
        }
        for (const animation of running) animation.finish();
        change.animated = true;
      });
    });
  });

/** How the document now shown came into view, as far as it has been noted. */
export const pageChange = (page: Page): Promise<PageChange> =>
  page.evaluate(() => (window as unknown as { __pageChange: PageChange }).__pageChange);

export const animated = async (page: Page) => (await pageChange(page)).animated;
