import Typewriter from "typewriter-effect/dist/core";
import * as timings from "@/lib/timings";

/** Controls the typing. `rest` pauses it, `start` resumes it; each may be called twice. */
export type Typing = { start: () => void; rest: () => void };

/** How often it is looked whether a letter is due, in ms: just longer than the shorter delay. */
const checkInterval = timings.deleteSpeed + 3;

/** As often as that while a line is typed that nobody sees. */
const hiddenInterval = 2;

/**
 * Types the taglines in turn into `element`, endlessly, once it is started. The element shows the
 * first one as served: it is held and then deleted, not typed. Uses the typewriter's core; its
 * React wrapper depends on prop-types.
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
  // As long as if it had been typed.
  let wait = first.length * timings.typeDelay + timings.typePause;
  const hold = () => {
    wait = timings.typePause;
  };
  // The library empties its element and deletes only what it typed itself, so it types the first
  // line into a hidden element.
  const line = document.createElement("span");
  const opening = new Typewriter(line, options)
    .changeDelay(1)
    .typeString(first)
    .callFunction(() => element.replaceChildren(line))
    .deleteAll(timings.deleteSpeed)
    .callFunction(() => {
      opening.stop();
      running = new Typewriter(line, { ...options, loop: true });
      for (const tagline of [...others, first]) {
        running.typeString(tagline).callFunction(hold).deleteAll(timings.deleteSpeed);
      }
    });
  let running = opening;
  let clock: number | undefined;
  // The library looks once per frame, which has the browser draw sixty times a second while
  // nothing changes. Started and stopped at once it looks a single time and leaves no frame asked.
  const check = () => {
    wait = line.parentNode ? checkInterval : hiddenInterval;
    running.start();
    running.stop();
    clock = window.setTimeout(check, wait);
  };
  const rest = () => {
    window.clearTimeout(clock);
    element.classList.remove("typing");
  };
  const start = () => {
    window.clearTimeout(clock);
    clock = window.setTimeout(check, wait);
    element.classList.add("typing");
  };
  return { start, rest };
}
