import { watchInView } from "@/lib/motion/in-view";
import { isPaused, watchPause } from "@/lib/motion/motion-pause";
import { startTyping } from "@/lib/motion/typing";
import { typingVisibility } from "@/lib/timings";

/**
 * Types the taglines (JSON in `data-taglines`) into `line` once 30 % of the section around it is
 * visible; pauses while it is out of view or the visitor has paused the motion.
 */
export function start(line: HTMLElement): void {
  const hero = line.closest("section");
  if (!hero) return;
  const typing = startTyping(line, JSON.parse(line.dataset["taglines"] ?? "[]") as string[]);
  let begun = false;
  let inView = false;
  let moving = false;
  const update = () => {
    const wanted = begun && inView && !isPaused();
    if (wanted === moving) return;
    moving = wanted;
    if (moving) typing.start();
    else typing.rest();
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
}
