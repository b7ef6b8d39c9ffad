import { all } from "@/lib/browser/document";

const half = 0.5;

/**
 * Lets the pictures of `[data-figure]` load once one is in the window or the page scrolls, and marks each
 * figure as seen, once and for all, when half of it stands in the window with its picture.
 */
export function start(): void {
  const figures = all("[data-figure]");
  const show = () => figures.forEach((figure) => figure.removeAttribute("data-figure"));
  const loading = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) show();
  });
  const seeing = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        if (intersectionRatio < half) continue;
        seeing.unobserve(target);
        const mark = () => target.setAttribute("data-seen", "");
        const picture = target.querySelector("img");
        void picture?.decode().then(mark, mark);
      }
    },
    { threshold: half },
  );
  for (const figure of figures) {
    loading.observe(figure);
    seeing.observe(figure);
  }
  addEventListener("scroll", show, { once: true });
}
