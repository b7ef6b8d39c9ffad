import { type Page } from "@playwright/test";

/** One call of `element.animate`, as the page made it. */
export type Animated = {
  duration: number;
  /** First and last opacity, where the animation has any. */
  opacity: string[];
  /** Whether it also moves the element. */
  moves: boolean;
};

const log = "__animated";

/**
 * Notes every animation that script starts, from before the first script on. Call before opening a
 * page. What is noted does not depend on how fast the machine is.
 */
export const logAnimations = (page: Page) =>
  page.addInitScript((name) => {
    const calls: Animated[] = [];
    Object.assign(window, { [name]: calls });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      const frames = (animation.effect as KeyframeEffect).getKeyframes();
      calls.push({
        duration: Number(animation.effect?.getTiming().duration),
        opacity: frames.map(({ opacity }) => String(opacity ?? "")),
        moves: frames.some(({ transform }) => transform !== undefined && transform !== "none"),
      });
      return animation;
    };
  }, log);

/** The animations noted so far in this document. */
export const animated = (page: Page): Promise<Animated[]> =>
  page.evaluate((name) => (window as unknown as Record<string, Animated[]>)[name] ?? [], log);
