import { all } from "@/lib/browser/document";

/**
 * Lets the pictures of `[data-figure]` load once one is in the window or the page scrolls.
 */
export function start(): void {
  const figures = all("[data-figure]");
  const show = () => figures.forEach((figure) => figure.removeAttribute("data-figure"));
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) show();
  });
  for (const figure of figures) observer.observe(figure);
  addEventListener("scroll", show, { once: true });
}
