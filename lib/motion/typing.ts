import Typewriter from "typewriter-effect/dist/core";
import * as timings from "@/lib/timings";

/** Controls the typing. `rest` pauses it, `start` resumes it; each may be called twice. */
export type Typing = { start: () => void; rest: () => void };

/**
 * Types the taglines in turn into `element`, endlessly, once it is started. The element shows the
 * first one as served: it is held and then deleted, not typed. Uses the typewriter's core; its
 * React wrapper depends on prop-types.
 *
 * The library adds a frame to each delay (17 ms on most screens): its options are the
 * specification's numbers, not corrected for that.
 */
export function startTyping(element: HTMLElement, taglines: readonly string[]): Typing {
  const [first = "", ...others] = taglines;
  const options = {
    delay: timings.typeDelay,
    deleteSpeed: timings.deleteSpeed,
    cursor: "",
    // The library would inject a style element, which the content policy forbids.
    skipAddStyles: true,
  };
  // The library empties its element and deletes only what it typed itself, so it types the first
  // line into a hidden element.
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
  // The library's own pause keeps requesting frames, and each start adds another loop.
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
