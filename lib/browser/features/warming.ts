import { all } from "@/lib/browser/document";

const half = 0.5;

/**
 * Marks `[data-warming]` as seen once half of it stands in the window with its picture, since a warming
 * that nobody sees is over when they come.
 */
export function start(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        const mark = () => target.setAttribute("data-warming", "seen");
        if (intersectionRatio >= half) target.querySelector("img")?.decode().then(mark, mark);
      }
    },
    { threshold: half },
  );
  for (const house of all("[data-warming]")) observer.observe(house);
}
