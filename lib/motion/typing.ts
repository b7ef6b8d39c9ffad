import Typewriter from "typewriter-effect/dist/core";
import * as timings from "@/lib/timings";

export type Typing = {
  move: (on: boolean) => void;
  /** Stops for good; the first tagline stands there again. */
  end: () => void;
};

/**
 * The library looks once a frame whether more than its delay has passed: with half a frame less, each
 * delay comes out at the nearest frame instead of a later one.
 */
const halfFrame = 8;
const delay = timings.typeDelay - halfFrame;
const deleteSpeed = timings.deleteSpeed - halfFrame;

/** A pause is an event of its own: a letter's delay precedes it, a deletion's follows it. */
const pause = timings.typePause - timings.typeDelay - timings.deleteSpeed - halfFrame;

/** An empty text that even a page which demands trusted types may assign as markup. */
const noMarkup = (window as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? "";

/**
 * Types the taglines in turn into `element`, endlessly, once it is set going. The first one stands
 * in it as served: it is typed unseen, rests, and is deleted in view. Uses the typewriter's core; its
 * React wrapper depends on prop-types.
 */
export function startTyping(element: HTMLElement, taglines: readonly string[]): Typing {
  // The library would empty an element, as markup; a fragment it only appends to.
  const typed = new DocumentFragment();
  const typewriter = new Typewriter(typed, {
    ...{ delay, deleteSpeed, loop: true, cursor: noMarkup },
    // It would inject a style element, which the content policy forbids.
    skipAddStyles: true,
    onRemoveNode: () => {
      if (typed.hasChildNodes()) element.replaceChildren(typed);
    },
  });
  // Without a speed of its own: setting that would take an event more.
  for (const tagline of taglines) typewriter.typeString(tagline).pauseFor(pause).deleteAll(0);
  const move = (on: boolean) => {
    // Started twice, it would run twice.
    if (element.classList.contains("typing") === on) return;
    element.classList.toggle("typing", on);
    if (on) typewriter.start();
    else typewriter.stop();
  };
  const end = () => {
    move(false);
    element.textContent = taglines[0] ?? "";
  };
  return { move, end };
}
