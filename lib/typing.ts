import * as timings from "@/lib/timings";

export type Typing = { start: () => void; rest: () => void };

/**
 * Types the taglines in turn into `element`, for ever, at the pace of lib/timings (row 68). The
 * element shows the first one whole already, as served: that is held, and only then deleted, so
 * nothing that is read is ever un-written at the start. Begins with `start`; after `rest` what shows
 * stays until the next `start`.
 */
export function typingOf(element: HTMLElement, taglines: readonly string[]): Typing {
  let line = 0;
  let length = taglines[0]?.length ?? 0;
  let deleting = true;
  let wait = timings.typePause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function step() {
    length += deleting ? -1 : 1;
    element.textContent = (taglines[line] ?? "").slice(0, length);
    wait = deleting ? timings.deleteSpeed : timings.typeDelay;
    if (deleting && length === 0) {
      deleting = false;
      line = (line + 1) % taglines.length;
      wait = timings.typeDelay;
    } else if (!deleting && length === taglines[line]?.length) {
      deleting = true;
      wait = timings.typePause;
    }
    timer = setTimeout(step, wait);
  }
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
    element.classList.remove("typing");
  };
  const start = () => {
    element.classList.add("typing");
    timer ??= setTimeout(step, wait);
  };
  return { start, rest };
}
