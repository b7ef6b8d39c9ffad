import { all, around, listen } from "@/lib/browser/document";
import { watchInView } from "@/lib/dom/in-view";

const half = 0.5;

/**
 * Marks `[data-warming]` as seen once half of it stands in the window; where one can point, once half of the
 * call below its list does. From then on that somebody points, only pointing counts.
 */
export function start(): void {
  for (const house of all("[data-warming]")) {
    const [awaited = house] = all(".can-hover .house-call");
    const mark = () => (house.dataset.warming ||= "seen");
    // Its picture first, since a warming that nobody sees is over when they come.
    const decode = ({ intersectionRatio }: IntersectionObserverEntry) =>
      intersectionRatio >= half && house.querySelector("img")?.decode().then(mark, mark);
    watchInView(awaited, decode, { threshold: half });
    listen(["pointerover", "focusin"], ({ target }) => {
      if (around(target, ".can-hover .house a")) house.dataset.warming = "pointed";
    });
  }
}
