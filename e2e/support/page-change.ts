import type { Page } from "@playwright/test";

export type PageChange = {
  /** Whether the browser animated the change from the document before. */
  animated: boolean;
  /** What moves the old page and the new one. */
  parts: Partial<Record<"old" | "new", { duration: number; transform: string[] }>>;
  /** How opaque the old page and the new one's content were at moments on the way. */
  opacities: [old: number, fresh: number][];
};

/** Notes how each document comes into view, and brings each change to its end; call it before opening a page. */
export const logPageChanges = (page: Page) =>
  page.addInitScript(() => {
    const change: PageChange = { animated: false, parts: {}, opacities: [] };
    Object.assign(window, { __pageChange: change });
    addEventListener("pagereveal", ({ viewTransition }) => {
      void viewTransition?.ready.then(async () => {
        const moving = () =>
          document
            .getAnimations()
            .filter((animation) => animation instanceof CSSAnimation)
            .filter(({ animationName }) => /^(page|bar)-/.test(animationName));
        // The new page's content may still be on its way: the old one waits for it.
        for (const animation of moving()) animation.pause();
        if (document.readyState === "loading")
          await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed));
        const running = moving();
        for (const { animationName, effect } of running) {
          if (animationName === "bar-leaves" || !(effect instanceof KeyframeEffect)) continue;
          const transform = effect.getKeyframes().map((frame) => String(frame["transform"] ?? ""));
          const duration = Number(effect.getTiming().duration);
          change.parts[animationName === "page-leaves" ? "old" : "new"] = { duration, transform };
        }
        const root = document.documentElement;
        const opacities = () => [
          Number(getComputedStyle(root, "::view-transition-old(root)").opacity),
          ...running.flatMap(({ animationName, effect }) =>
            animationName === "page-enters" && effect instanceof KeyframeEffect && effect.target
              ? [Number(getComputedStyle(effect.target).opacity)]
              : [],
          ),
        ];
        for (let time = 50; time < 500; time += 50) {
          for (const animation of running) {
            animation.pause();
            animation.currentTime = time;
          }
          const [old = NaN, ...fresh] = opacities();
          change.opacities.push([old, Math.max(...fresh)]);
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
