import { all } from "@/lib/browser/document";
import { watchInView } from "@/lib/dom/in-view";

const half = 0.5;

/**
 * Marks `[data-warming]` as seen once half of it stands in the window with its picture, since a warming
 * that nobody sees is over when they come.
 */
export function start(): void {
  for (const house of all("[data-warming]")) {
    const mark = () => house.setAttribute("data-warming", "seen");
    const decode = ({ intersectionRatio }: IntersectionObserverEntry) =>
      intersectionRatio >= half && house.querySelector("img")?.decode().then(mark, mark);
    watchInView(house, decode, { threshold: half });
  }
}
