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

const addElement = () => document.body.appendChild(document.createElement("div"));
const copyOf = <Kind extends Node>(node: Kind) => node.cloneNode(true) as Kind;

test.each<[string, (text: Element) => void]>([
  ["replaced", (text) => text.replaceWith(copyOf(text))],
  ["removed", (text) => text.remove()],
  [
    "wrapped",
    (text) => {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    },
  ],
])(
  "where somebody else has %s an element, what comes next is shown alone",
  async (_how, change) => {
    const element = addElement();
    const say = show(element);
    change(element.querySelector("p")!);
    await null;
    say(second, first);
    expect(element).toHaveTextContent(second);
    say(second);
    expect(element).toHaveTextContent(new RegExp(`^${second}$`));
    say();
    expect(element.textContent).toBe("");
  },
);

test.each<[string, (part: Element, region: Element) => void]>([
  ["it", (_, region) => region.replaceWith(copyOf(region))],
  [
    "it twice",
    (part, region) => {
      region.replaceWith(copyOf(region));
      part.firstElementChild?.replaceWith(copyOf(region));
    },
  ],
  ["all around it", (part) => part.replaceChildren(...[...part.childNodes].map(copyOf))],
  [
    "it, then what is around it",
    (part, region) => {
      region.replaceWith(copyOf(region));
      part.replaceWith(copyOf(part));
    },
  ],
])(
  "where somebody else has replaced %s, a live region still speaks, in its place",
  async (_how, change) => {
    const element = addElement();
    const root = createRoot(element);
    const say = (text: string, word?: string) =>
      flushSync(() =>
        root.render(
          createElement(
            "div",
            {},
            createElement("p", { role: "status" }, text),
            createElement("p", { role: "alert" }, word && createElement("b", {}, word)),
          ),
        ),
      );
    const shown = () => [...element.querySelectorAll("p")].map(({ textContent }) => textContent);
    say(first);
    for (const [text = "", word] of [[second], ["", first], ["", second], [first]]) {
      const part = element.firstElementChild!;
      change(part, part.firstElementChild!);
      await null;
      say(text, word);
      await null;
      expect(shown()).toEqual([text, word ?? ""]);
    }
  },
);

test("a translation that comes late does not bring back what was said before", async () => {
  const element = addElement();
  const root = createRoot(element);
  const say = (text: string) => flushSync(() => root.render(createElement("p", {}, text)));
  say(first);
  const font = document.createElement("font");
  element.querySelector("p")?.firstChild?.replaceWith(font);
  await null;
  say(second);
  await null;
  font.textContent = first;
  await null;
  expect(element).toHaveTextContent(second);
});
