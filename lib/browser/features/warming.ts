import { all, around, listen } from "@/lib/browser/document";
import { watchInView } from "@/lib/dom/in-view";
import { coldRestMs } from "@/lib/timings";

const half = 0.5;

/**
 * Marks `[data-warming]` as seen a moment after half of it stands in the window. From then on that somebody
 * points, only pointing counts.
 */
export function start(): void {
  for (const house of all("[data-warming]")) {
    const mark = () => setTimeout(() => (house.dataset.warming ||= "seen"), coldRestMs);
    // Its picture first, since a warming that nobody sees is over when they come.
    const decode = ({ intersectionRatio }: IntersectionObserverEntry) =>
      intersectionRatio >= half && house.querySelector("img")?.decode().then(mark, mark);
    watchInView(house, decode, { threshold: half });
    listen(["pointerover", "focusin"], ({ target }) => {
      if (around(target, ".can-hover .house a")) house.dataset.warming = "pointed";
    });
  }
}
