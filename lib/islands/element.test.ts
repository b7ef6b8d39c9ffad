import { defineIslands, restoreTyped } from "@/lib/islands/element";
import { importModule } from "@/lib/islands/import-module";
import type { IslandHost, IslandModule } from "@/lib/islands/attributes";
import { longestWaitMs } from "@/lib/timings";

jest.mock("@/lib/islands/import-module", () => ({ importModule: jest.fn() }));
const load = jest.mocked(importModule);

const templates = ["waiting", "failed", "unreachable", "lost"]
  .map(
    (name) =>
      `<template data-note="${name}"><p role="alert">${name}<button>Again</button></p></template>`,
  )
  .join("");

const markup = `<react-island name="Form" props="{}" src="/form.js /react.js">
  <form aria-busy="false"><input name="email"><input name="subscribe" type="checkbox">
  <button disabled>Send</button><button type="button" disabled>Choose</button>
  <a href="#call">Call</a></form></react-island>${templates}`;

/** The scripts arrive, or fail, when a test says so. */
let [arrive, fail]: [() => void, (reason: Error) => void] = [() => {}, () => {}];
let host: IslandHost;
const hydrate = jest.fn((island: IslandHost) => void (host = island));
const island = () => document.querySelector("react-island")!;
const [input, subscribe] = [0, 1].map((index) => () => island().querySelectorAll("input")[index]!);
const [send, choose] = [0, 1].map((index) => () => island().querySelectorAll("button")[index]!);
const notes = () => [...document.querySelectorAll("[role=alert]")].map((each) => each.textContent);
const state = () => island().getAttribute("state");
const press = () => send!().click();
const type = (value: string, event = "input") => {
  input!().value = value;
  input!().dispatchEvent(new Event(event, { bubbles: true }));
};

beforeAll(defineIslands);
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  history.replaceState(null, "");
  const both = new Promise<IslandModule>(
    (resolve, reject) => ([arrive, fail] = [() => resolve({ hydrate }), reject]),
  );
  load.mockReturnValue(both);
  document.head.innerHTML = "";
  document.body.innerHTML = markup;
  Object.assign(window, { reportError: jest.fn() });
});

const flush = () => jest.advanceTimersByTimeAsync(0);

test.each(["focusin", "pointerover", "input"])("nothing loads before %s, or by a link", (use) => {
  expect(send!()).toBeEnabled();
  choose!().disabled = true;
  document.body.append(island());
  expect(choose!()).toBeDisabled();
  island().querySelector("a")!.click();
  expect(load).not.toHaveBeenCalled();
  for (let twice = 0; twice < 2; twice += 1) type("", use);
  expect(load.mock.calls.map(([url]) => url)).toEqual(["/form.js", "/react.js"]);
});

test("the last press is held, said, and handed over once when the island is live", async () => {
  choose!().click();
  press();
  press();
  expect(send!()).toHaveAttribute("aria-busy", "true");
  expect(notes()).toEqual(["waitingAgain"]);
  arrive();
  await flush();
  expect(host.setLive()).toBe(send!());
  expect(host.setLive()).toBeUndefined();
  expect(send!()).not.toHaveAttribute("aria-busy");
  expect([state(), notes()]).toEqual(["live", []]);
  jest.advanceTimersByTime(longestWaitMs);
  expect(state()).toBe("live");
});

test("where served markup is put back, the copy of a held button is no longer busy", async () => {
  press();
  arrive();
  await flush();
  island().replaceChildren(...island().cloneNode(true).childNodes);
  host.setFailed();
  expect(send!()).not.toHaveAttribute("aria-busy");
});

test.each([
  ["five seconds", () => jest.advanceTimersByTime(longestWaitMs)],
  ["a failure", () => fail(new Error("gone"))],
  ["the visitor typing on", () => type("a@b")],
  ["a password manager's typing", () => type("a@b", "change")],
  ["a box that is checked", () => subscribe!().click()],
])("a held press ends with %s: whatever comes later sends nothing", async (_, end) => {
  press();
  end();
  await flush();
  expect(send!()).not.toHaveAttribute("aria-busy");
  arrive();
  await flush();
  if (state() === "failed" && !hydrate.mock.calls.length) return;
  expect(host.setLive()).toBeUndefined();
  expect(notes()).toEqual([]);
});

// As when the keyboard is closed over a field, or the browser puts an older value back.
test.each([
  ["change", "a@b"],
  ["pointerover", "older"],
])("a press outlives %s", async (event, value) => {
  type("a@b");
  press();
  type(value, event);
  arrive();
  await flush();
  expect(host.setLive()).toBe(send!());
});

test("after a failure a press says so again, and nothing is asked for twice", async () => {
  press();
  fail(new Error("gone"));
  await flush();
  expect([state(), notes()]).toEqual(["failed", ["failedAgain"]]);
  press();
  expect(notes()).toEqual(["failedAgain"]);
  expect(load).toHaveBeenCalledTimes(2);
});

test("'load again' asks for the page first: where it cannot be had the page stays and says so; not found is an answer; what was typed is put back once", async () => {
  document.head.innerHTML = '<meta name="email">';
  type("a@b.c");
  subscribe!().checked = true;
  press();
  fail(new Error("gone"));
  await flush();
  const answers = [Promise.reject(new Error("offline")), { status: 503 }, { status: 404 }];
  const fetchPage = jest.fn(async () => answers.shift());
  Object.assign(window, { fetch: fetchPage });
  // A connection that stalls is none.
  const limit = jest.spyOn(AbortSignal, "timeout");
  for (const attempt of [1, 2]) {
    document.querySelector<HTMLElement>("[role=alert] button")!.click();
    await flush();
    expect(notes()).toEqual(["unreachableAgain"]);
    expect(fetchPage).toHaveBeenCalledTimes(attempt);
  }
  const signal: unknown = limit.mock.results.at(-1)?.value;
  expect(limit).toHaveBeenLastCalledWith(longestWaitMs);
  const asked = { method: "HEAD", cache: "no-store", signal };
  expect(fetchPage).toHaveBeenLastCalledWith(location.href, asked);
  expect(history.state).toBeNull();
  document.querySelector<HTMLElement>("[role=alert] button")!.click();
  await flush();
  expect(String(takeConsoleErrors())).toContain("navigation");
  document.body.innerHTML = markup;
  restoreTyped();
  expect(input!()).toHaveValue("a@b.c");
  expect(subscribe!()).toBeChecked();
  expect(history.state).toBeNull();
});

test("'load again' keeps its focus where the page cannot be had, and reloads no island that has come alive meanwhile", async () => {
  press();
  jest.advanceTimersByTime(longestWaitMs);
  const again = () => document.querySelector<HTMLElement>("[role=alert] button")!;
  const answers: ((page: object | Promise<never>) => void)[] = [];
  Object.assign(window, { fetch: () => new Promise((resolve) => answers.push(resolve)) });
  again().focus();
  again().click();
  answers[0]!(Promise.reject(new Error("offline")));
  await flush();
  expect(again()).toHaveFocus();

  again().click();
  again().click();
  arrive();
  await flush();
  host.setLive();
  answers[1]!({ status: 200 });
  answers[2]!(Promise.reject(new Error("offline")));
  await flush();
  expect([history.state, notes()]).toEqual([null, []]);
});
