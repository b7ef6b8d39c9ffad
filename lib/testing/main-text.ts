import { JSDOM } from "jsdom";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * What the `main` of a page says as it is served, without its offers, which come and go, and without
 * what is only for the eye. In: the page, rendered on the server.
 */
export function mainText(page: ReactElement): string {
  // Blocks stay apart; only what stands within a line is joined.
  const html = renderToStaticMarkup(page).replace(/<(?!\/?(?:b|strong|span)\b)/g, " <");
  const main = new JSDOM(html).window.document.querySelector("main");
  const unread = "script, noscript, svg, [aria-hidden=true], .side-offer";
  for (const each of main?.querySelectorAll(unread) ?? []) each.remove();
  return main?.textContent ?? "";
}
