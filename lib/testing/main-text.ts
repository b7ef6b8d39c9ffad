import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { hours } from "@/content/hours";
import { wordsIn } from "@/lib/testing/readability";
import {
  attribute,
  descendants,
  elements,
  readPage,
  remove,
  type Element,
} from "@/lib/export/html";

const unread = ["script", "style", "noscript", "svg"];

const isUnread = (element: Element) =>
  unread.includes(element.tagName) || attribute(element, "aria-hidden") === "true";

/** The text of a page's `main` as served. */
export function mainText(page: ReactElement): string {
  // Separates blocks by a space; joins inline elements.
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

/**
 * How many words a page's `main` has. The owner's hours count as many as the specification's: a Saturday of
 * its own makes no page too long.
 */
export function readingLength(page: ReactElement): number {
  const text = mainText(page)
    .replaceAll(hours.repairs, "Monday to Saturday 7AM-8PM")
    .replaceAll(hours.appointments, "Monday to Friday 8AM-5PM");
  return wordsIn(text).length;
}
