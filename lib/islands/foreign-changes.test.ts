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

/** Three notes in an island, each with a button, newest first; a new one is put before them. */
async function showNotes() {
  const island = document.body.appendChild(document.createElement("react-island"));
  const root = createRoot(island);
  const pressed: string[] = [];
  const show = (...names: string[]) =>
    flushSync(() =>
      root.render(
        names.map((name) =>
          createElement(
            "section",
            { key: name, "aria-current": names.length < 3 },
            createElement("input", { name }),
            createElement("button", { onClick: () => pressed.push(name) }, name),
          ),
        ),
      ),
    );
  show("c", "b", "a");
  await null;
  const section = (index: number) => island.querySelectorAll("section")[index]!;
  return { island, section, show, pressed };
}

test("what is put before a copy stands before it", async () => {
  const { island, section, show } = await showNotes();
  for (const index of [0, 1, 2]) section(index).replaceWith(copyOf(section(index)));
  await null;
  show("d", "c", "b", "a");
  expect(island).toHaveTextContent("dcba");
});

test.each<[string, (section: Element) => void]>([
  ["button", (section) => section.lastChild!.replaceWith(copyOf(section.lastChild!))],
  ["note", (section) => section.replaceWith(copyOf(section))],
  [
    "button, then its note",
    (section) => {
      section.lastChild!.replaceWith(copyOf(section.lastChild!));
      section.replaceWith(copyOf(section));
    },
  ],
])("a press of a copied %s counts once, and what was typed there stays", async (_what, change) => {
  const { island, section, show, pressed } = await showNotes();
  for (const index of [0, 1, 2]) change(section(index));
  await null;
  const input = () => section(1).querySelector("input")!;
  input().value = "typed";
  section(1).querySelector("button")!.click();
  expect(pressed).toEqual(["b"]);
  expect(input()).toHaveValue("typed");
  expect(section(1).querySelector("button")).toHaveFocus();
  input().focus();
  await null;
  // Nor do words in an attribute go to what nobody sees.
  show("b", "a");
  await null;
  expect(island).toHaveTextContent(/^ba$/);
  expect(section(1)).toHaveAttribute("aria-current", "true");
  expect(input().name).toBe("a");
});

test("a translation behind an element goes with it", async () => {
  const { island, section, show } = await showNotes();
  const translate = (index: number) => {
    const words = document.createElement("font");
    words.append(`translated ${section(index).textContent}`);
    section(index).after(words);
  };
  section(1).replaceWith(copyOf(section(1)));
  for (const index of [0, 1, 2]) translate(index);
  await null;
  show("c", "a");
  expect(island).toHaveTextContent("ctranslated catranslated a");
  show();
  expect(island).toBeEmptyDOMElement();
});

test("a click that a script sends to the page itself is let through", async () => {
  await showNotes();
  const fails = jest.fn();
  addEventListener("error", fails, { once: true });
  document.dispatchEvent(new MouseEvent("click"));
  expect(fails).not.toHaveBeenCalled();
});
