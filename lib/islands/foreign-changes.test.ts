import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "@/lib/islands/foreign-changes";

const [first, second] = ["Enter your address.", "Thanks!"];

/** Shows one text, and another after it once asked, in elements of their own. */
function show(element: Element) {
  const root = createRoot(element);
  const say = (...texts: string[]) =>
    flushSync(() => root.render(texts.map((text) => createElement("p", { key: text }, text))));
  say(first);
  return say;
}

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test.each<[string, (text: Element) => void]>([
  ["replaced", (text) => text.replaceWith(text.cloneNode(true))],
  ["removed", (text) => text.remove()],
  [
    "wrapped",
    (text) => {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    },
  ],
])("where somebody else has %s an element, what comes next is shown", (_how, change) => {
  const element = document.body.appendChild(document.createElement("div"));
  const say = show(element);
  change(element.querySelector("p")!);
  say(second, first);
  expect(element).toHaveTextContent(second);
  say(second);
  expect(element).toHaveTextContent(second);
  say();
  expect(element).not.toHaveTextContent(second);
});
