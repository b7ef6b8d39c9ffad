import Typewriter from "typewriter-effect/dist/core";
import * as timings from "@/lib/timings";

/** What moves the line. `rest` leaves it as it stands, `start` goes on from there; each may come twice. */
export type Typing = { start: () => void; rest: () => void };

/**
 * Types the taglines in turn into `element`, for ever (row 68), once it is started. The element shows
 * the first one whole, as served: it is held and then deleted, so that nothing is un-written at the
 * start. Uses the typewriter's core, without the React wrapper, which would bring prop-types along.
 *
 * The library waits for a frame besides each delay (17 ms on most screens): its options are the
 * specification's figures, and nothing is taken off to make up for it.
 */
export function startTyping(element: HTMLElement, taglines: readonly string[]): Typing {
  const [first = "", ...others] = taglines;
  const options = {
    delay: timings.typeDelay,
    deleteSpeed: timings.deleteSpeed,
    cursor: "",
    // The library would inject a style element, which the policy forbids.
    skipAddStyles: true,
  };
  // It empties the element that it is given, and deletes letter by letter only what it typed itself:
  // the first line is typed out of sight.
  const line = document.createElement("span");
  const opening = new Typewriter(line, options)
    .changeDelay(1)
    .typeString(first)
    .changeDelay(timings.typeDelay)
    .callFunction(() => element.replaceChildren(line))
    .pauseFor(timings.typePause)
    .deleteAll(timings.deleteSpeed)
    .callFunction(() => {
      opening.stop();
      running = new Typewriter(line, {
        ...options,
        strings: [...others, first],
        pauseFor: timings.typePause,
        autoStart: true,
        loop: true,
      });
    });
  let running = opening;
  // Its own pause goes on asking for frames, and each start adds one more loop that asks.
  const rest = () => {
    running.stop();
    element.classList.remove("typing");
  };
  const start = () => {
    running.stop();
    running.start();
    element.classList.add("typing");
  };
  return { start, rest };
}
