import { type Page } from "@playwright/test";

/** One call of `element.animate`, as the page made it. */
export type Animated = {
  duration: number;
  /** First and last opacity, where the animation has any. */
  opacity: string[];
  /** Whether it also moves the element. */
  moves: boolean;
  /** Whether the element lives in a shadow root, and whether that is shut off from everybody. */
  inShadow: boolean;
  shutOff: boolean;
  /** The address at the time of the call. */
  path: string;
};

type Log = { calls: Animated[]; running: Animation[]; hold: boolean };
const within = { log: "__animated" } as const;

/**
 * Notes every animation that script starts, from before the first script on. Call before opening a
 * page. What is noted does not depend on how fast the machine is.
 */
export const logAnimations = (page: Page) =>
  page.addInitScript((name) => {
    const log: Log = { calls: [], running: [], hold: false };
    Object.assign(window, { [name]: log });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      const frames = (animation.effect as KeyframeEffect).getKeyframes();
      const root = this.getRootNode();
      const host = root instanceof ShadowRoot ? (root.host as HTMLElement) : undefined;
      log.calls.push({
        duration: Number(animation.effect?.getTiming().duration),
        opacity: frames.map(({ opacity }) => String(opacity ?? "")),
        moves: frames.some(({ transform }) => transform !== undefined && transform !== "none"),
        inShadow: host !== undefined,
        shutOff: host?.inert === true && host.ariaHidden === "true" && host.shadowRoot === null,
        path: location.pathname,
      });
      log.running.push(animation);
      if (log.hold) animation.pause();
      return animation;
    };
  }, within.log);

/** The animations noted so far in this document. */
export const animated = (page: Page): Promise<Animated[]> =>
  page.evaluate(
    (name) => (window as unknown as Record<string, Log>)[name]?.calls ?? [],
    within.log,
  );

/** From now on every animation stands still at its start, until `letGo`. */
export const holdAnimations = (page: Page) =>
  page.evaluate((name) => {
    const log = (window as unknown as Record<string, Log>)[name];
    if (log) log.hold = true;
  }, within.log);

/** Puts every held animation at its end. */
export const letGo = (page: Page) =>
  page.evaluate((name) => {
    const log = (window as unknown as Record<string, Log>)[name];
    if (!log) return;
    log.hold = false;
    for (const animation of log.running) animation.finish();
  }, within.log);
