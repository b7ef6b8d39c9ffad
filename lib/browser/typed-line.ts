import { watchInView } from "@/lib/dom/in-view";
import { isPaused, watchPause } from "@/lib/motion/motion-pause";
import { reducedMotion } from "@/lib/motion/reduced-motion";
import { startTyping, type Typing } from "@/lib/motion/typing";
import { typingVisibility } from "@/lib/timings";

/**
 * Types the taglines (JSON in `data-typed-line`) into `line` once 30 % of the section around it is
 * visible; rests while it is out of view. When the visitor pauses the motion or comes to prefer
 * reduced motion, the first one stands there again, whole.
 */
export function typeLine(line: HTMLElement): void {
  const hero = line.closest("section");
  if (!hero) return;
  const taglines = JSON.parse(line.dataset["typedLine"] ?? "[]") as string[];
  const reduced = reducedMotion();
  let begun = false;
  let inView = false;
  let typing: Typing | undefined;
  const update = () => {
    if (isPaused() || reduced.matches) {
      typing?.end();
      typing = undefined;
    } else if (begun) {
      typing ??= startTyping(line, taglines);
      typing.move(inView);
    }
  };
  watchInView(
    hero,
    ({ isIntersecting, intersectionRatio }) => {
      inView = isIntersecting;
      begun ||= intersectionRatio >= typingVisibility;
      update();
    },
    { threshold: [0, typingVisibility] },
  );
  watchPause(update);
  reduced.addEventListener("change", update);
}
