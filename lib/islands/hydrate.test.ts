import { waitFor } from "@testing-library/react";
import { createElement, useState } from "react";
import { renderToString } from "react-dom/server";
import type { IslandHost } from "@/lib/islands/attributes";
import { hydrateIsland } from "@/lib/islands/hydrate";

type Props = { label: string; broken?: boolean };

const [sent, chosen] = [jest.fn(), jest.fn()];

/** A form with every kind of control: fields that React must be told of, buttons of each kind. */
function Ask({ label, broken }: Props) {
  const [heard, setHeard] = useState("");
  if (broken || heard === "break") throw new Error("broken");
  return createElement(
    "form",
    { onSubmit: (event: SubmitEvent) => [event.preventDefault(), sent(heard)] },
    createElement("input", {
      // React replaces it.
      key: heard === "anew" ? 1 : 0,
      name: "email",
      onInput: (event: InputEvent) => setHeard((event.target as HTMLInputElement).value),
    }),
    createElement("input", { name: "zip", defaultValue: "60540" }),
    createElement("input", { name: "subscribe", type: "checkbox", defaultChecked: true }),
    createElement(
      "select",
      { name: "service" },
      ["", "heating"].map((value) => createElement("option", { key: value }, value)),
    ),
    createElement("button", { name: "send" }, label),
    ["a", "b"].map((value) =>
      createElement("button", {
        key: value,
        type: "button",
        name: "choose",
        value,
        onClick: () => chosen(value),
      }),
    ),
  );
}

let island: IslandHost;
let pressed: HTMLButtonElement | undefined;
const input = (name = "email") => island.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const button = () => island.querySelector("button")!;
const told = { setLive: jest.fn(() => pressed), show: jest.fn(), setFailed: jest.fn() };
const load = () => Promise.resolve();

/** Serves the form, as an island's element of its own. */
function serve() {
  document.body.innerHTML = `<div>${renderToString(createElement(Ask, { label: "Send" }))}</div>`;
  pressed = undefined;
  jest.clearAllMocks();
  island = Object.assign(document.querySelector("div")!, { isChanged: false, load, ...told });
}

/** Hydrates it, and waits until it is live or has failed. */
async function bring(isChanged = false, props: Props = { label: "Send" }) {
  island.setAttribute("props", JSON.stringify(props));
  hydrateIsland(Object.assign(island, { isChanged }), Ask as never);
  await waitFor(() =>
    expect(told.setLive.mock.calls.length + told.setFailed.mock.calls.length).toBe(1),
  );
}

const ways: [string, boolean][] = [
  ["stay", false],
  ["are made anew", true],
];

// React runs as for visitors, without act().
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  serve();
  Object.assign(window, { reportError: console.error });
});

test("elements stay those that were served, with what was typed, and React hears of it", async () => {
  const [field, send] = [input(), button()];
  field.value = "a@b.c";
  field.focus();
  pressed = send;
  send.setAttribute("aria-busy", "true");
  await bring();
  expect(input()).toBe(field);
  expect(field).toHaveFocus();
  await waitFor(() => expect(sent.mock.calls).toEqual([["a@b.c"]]));
  // Some browsers fill in with no other event.
  field.value = "d@e.f";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await Promise.resolve();
  send.click();
  expect(sent.mock.calls[1]).toEqual(["d@e.f"]);
});

test("an island that a translator has changed is made anew: values, focus and presses find their controls", async () => {
  input().value = "a@b.c";
  input("subscribe").checked = false;
  input().focus();
  input().setSelectionRange(2, 5);
  pressed = button();
  button().innerHTML = "<font>Enviar</font>";
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  await bring(true);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
  expect(button()).toHaveTextContent("Send");
  expect(input()).toHaveValue("a@b.c");
  expect(input("subscribe")).not.toBeChecked();
  expect(input()).toHaveFocus();
  expect([input().selectionStart, input().selectionEnd]).toEqual([2, 5]);
  await waitFor(() => expect(sent.mock.calls).toEqual([["a@b.c"]]));
});

test("a visitor who goes on to another field while an island is made anew stays there", async () => {
  input().focus();
  const hydrated = bring(true);
  input("zip").focus();
  await hydrated;
  expect(input("zip")).toHaveFocus();
});

test("a pressed button of which no other has the name is not guessed", async () => {
  pressed = Object.assign(document.createElement("button"), { name: "discard" });
  await bring(true);
  await waitFor(() => expect(told.show).toHaveBeenCalledWith("lost"));
  expect(sent).not.toHaveBeenCalled();
});

const choose = (value: string) =>
  island.querySelector<HTMLButtonElement>(`[name=choose][value=${value}]`)!;

test.each(ways)(
  "where elements %s, a press finds the button with its name and value, once",
  async (_how, changed) => {
    pressed = choose("b");
    pressed.focus();
    await bring(changed);
    expect(choose("b")).toHaveFocus();
    await waitFor(() => expect(chosen.mock.calls).toEqual([["b"]]));
    expect(sent).not.toHaveBeenCalled();
    expect(told.show).not.toHaveBeenCalled();
  },
);

test.each(ways)(
  "where elements %s, React hears of the fields that are not as served, and of no other",
  async (_how, changed) => {
    const heard: string[] = [];
    addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).name));
    await bring(changed);
    expect(heard).toEqual([]);
    serve();
    const service = () => island.querySelector("select")!;
    service().value = "heating";
    input("subscribe").checked = false;
    await bring(changed);
    expect(heard).toEqual(["subscribe", "service"]);
    expect(service()).toHaveValue("heating");
    expect(input("subscribe")).not.toBeChecked();
  },
);

test("a focused field that somebody else has added is gone; the focus elsewhere stays there", async () => {
  const added = island.appendChild(document.createElement("input"));
  const outside = document.body.appendChild(document.createElement("input"));
  added.focus();
  outside.focus();
  await bring(true);
  expect(added).not.toBeInTheDocument();
  expect(outside).toHaveFocus();
});

test.each(ways)(
  "where elements %s, an error puts back what was served and what was typed",
  async (_how, changed) => {
    input().value = "a@b.c";
    pressed = button();
    await bring(changed, { label: "Send", broken: true });
    expect(String(takeConsoleErrors()[0])).toContain("broken");
    expect(told.setFailed).toHaveBeenCalledTimes(1);
    expect(input()).toHaveValue("a@b.c");
    expect(sent).not.toHaveBeenCalled();
  },
);

test("an error while it lives leaves the form with what was typed, also into a field that was made anew", async () => {
  await bring();
  const served = input();
  served.value = "anew";
  served.dispatchEvent(new Event("input", { bubbles: true }));
  await waitFor(() => expect(input()).not.toBe(served));
  input().value = "break";
  input().dispatchEvent(new Event("input", { bubbles: true }));
  await waitFor(() => expect(told.setFailed).toHaveBeenCalledTimes(1));
  expect(String(takeConsoleErrors()[0])).toContain("broken");
  expect(input()).toHaveValue("break");
});
