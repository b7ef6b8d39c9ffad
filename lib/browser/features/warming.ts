import { all, around, listen } from "@/lib/browser/page-document";
import { watchInView } from "@/lib/dom/in-view";
import { coldRestMs } from "@/lib/timings";

const half = 0.5;

/**
 * Marks `[data-warming]` as seen once half of it has stood in the window for a moment. From then on that
 * somebody points, only pointing counts.
 */
export function start(): void {
  for (const house of all("[data-warming]")) {
    const mark = () => (house.dataset.warming ||= "seen");
    // Its picture first, since a warming that nobody sees is over when they come.
    const decode = () => house.querySelector("img")?.decode().then(mark, mark);
    let rest: number | undefined;
    watchInView(
      house,
      ({ intersectionRatio }) => {
        clearTimeout(rest);
        if (intersectionRatio >= half) rest = window.setTimeout(decode, coldRestMs);
      },
      { threshold: half },
    );
    listen(["pointerover", "focusin"], ({ target }) => {
      if (around(target, ".can-hover .house a")) house.dataset.warming = "pointed";
    });
  }
}
