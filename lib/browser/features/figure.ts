import { all } from "@/lib/browser/page-document";
import { watchInView } from "@/lib/dom/in-view";

/**
 * Lets the pictures of `[data-figure]` load once one is in the window or the page scrolls. What is drawn over
 * a picture is hidden until it is there.
 */
export function start(): void {
  const figures = all("[data-figure]");
  const show = () => figures.splice(0).forEach(load);
  for (const figure of figures)
    watchInView(figure, ({ isIntersecting }) => isIntersecting && show());
  addEventListener("scroll", show, { once: true });
}

function load(figure: HTMLElement): void {
  const drawnOver = all("[aria-hidden]", figure);
  const make = (visibility: string) =>
    drawnOver.forEach(({ style }) => (style.visibility = visibility));
  const shown = () => make("");
  make("hidden");
  figure.removeAttribute("data-figure");
  figure.querySelector("img")?.decode().then(shown, shown);
}
