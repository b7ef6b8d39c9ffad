import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  attribute,
  descendants,
  elements,
  readPage,
  remove,
  type Element,
} from "@/lib/build/export/page";

const unread = ["script", "noscript", "svg"];

/** What is only for the eye, for no reader, or an offer, which comes and goes. */
const isUnread = (element: Element) =>
  unread.includes(element.tagName) ||
  attribute(element, "aria-hidden") === "true" ||
  (attribute(element, "class") ?? "").split(" ").includes("side-offer");

/** What the `main` of a page says as it is served. In: the page, rendered on the server. */
export function mainText(page: ReactElement): string {
  // Blocks stay apart; only what stands within a line is joined.
  const html = renderToStaticMarkup(page).replace(/<(?!\/?(?:b|strong|span)\b)/g, " <");
  const [main] = elements(readPage(html), "main");
  if (!main) return "";
  for (const element of [...descendants(main)].filter(isUnread)) remove(element);
  return wholeText(main);
}

const wholeText = (element: Element): string =>
  element.childNodes
    .map((node) => ("tagName" in node ? wholeText(node) : "value" in node ? node.value : ""))
    .join("");
