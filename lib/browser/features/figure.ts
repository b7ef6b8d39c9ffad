import { all } from "@/lib/browser/page-document";
import { watchInView } from "@/lib/dom/in-view";

/**
 * Lets the pictures of `[data-figure]` load once one is in the window or the page scrolls.
 */
export function start(): void {
  const figures = all("[data-figure]");
  const show = () => figures.forEach((figure) => figure.removeAttribute("data-figure"));
  for (const figure of figures)
    watchInView(figure, ({ isIntersecting }) => isIntersecting && show());
  addEventListener("scroll", show, { once: true });
}
