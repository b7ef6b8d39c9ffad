import {
  early,
  forgetTyped,
  holdPress,
  keepTyped,
  recallTyped,
} from "@/lib/page-script/early-input";
import { takeOver } from "@/lib/page-script/take-over";

const page = `
  <form data-island=""><input name="name"><input type="checkbox" name="subscribe" checked>
    <select name="service"><option value=""></option><option value="heating"></option></select>
    <button type="submit">Send</button></form>
  <div data-island=""><button type="button">First</button><button type="button">Second</button></div>
  <button type="button" id="outside">Outside</button>`;

const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const buttons = () => [...document.querySelectorAll("button")];
const pressOn = (target: Element, type = "click") => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, "target", { value: target });
  holdPress(event);
  return event;
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = page;
  Object.assign(early, { typed: {}, presses: [] });
});
afterEach(() => jest.restoreAllMocks());

test("what is typed, chosen and ticked is told to the fields once they live, by the event they hear", () => {
  field("name").value = "Ann";
  field("service").value = "heating";
  field("subscribe").checked = false;
  for (const name of ["name", "service", "subscribe"]) keepTyped(field(name));
  document.body.innerHTML = page;
  const heard: string[] = [];
  document.body.addEventListener("input", ({ target }) => {
    heard.push((target as HTMLInputElement).name);
  });
  takeOver(early);
  expect([field("name").value, field("service").value, field("subscribe").checked]).toEqual([
    "Ann",
    "heating",
    false,
  ]);
  expect(heard).toEqual(["name", "service", "subscribe"]);
});

test("what is typed outlives the page it was typed on, until it is forgotten", () => {
  field("name").value = "Ann";
  keepTyped(field("name"));
  early.typed = {};
  expect(recallTyped()).toBeTruthy();
  expect(early.typed).toEqual({ name: "Ann" });
  forgetTyped();
  expect(recallTyped()).toBeFalsy();
});

test("a press is held once, said to be busy, and done once where its button then stands", () => {
  const [, , second] = buttons();
  const event = pressOn(second!);
  expect(event.defaultPrevented).toBe(true);
  pressOn(second!);
  expect(second).toHaveAttribute("aria-busy", "true");
  document.body.innerHTML = page;
  const pressed: (string | null)[] = [];
  document.body.addEventListener("click", ({ target }) => {
    pressed.push((target as Element).textContent);
  });
  takeOver(early);
  expect(pressed).toEqual(["Second"]);
});

test("a form's submission is held as the press of its button, and that press itself is let through", () => {
  const [send] = buttons();
  expect(pressOn(send!).defaultPrevented).toBe(false);
  expect(pressOn(document.querySelector("form")!, "submit").defaultPrevented).toBe(true);
  expect(send).toHaveAttribute("aria-busy", "true");
  expect(early.presses).toEqual([[0, 0]]);
});

test("a button outside the islands needs nothing of them", () => {
  expect(pressOn(document.querySelector("#outside")!).defaultPrevented).toBe(false);
  expect(early.presses).toEqual([]);
});

test("a storage that is forbidden or spoilt is no reason to fail", () => {
  sessionStorage.setItem("typed-early", "not JSON");
  expect(recallTyped()).toBeFalsy();
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied.", "SecurityError");
  });
  expect(() => {
    keepTyped(field("name"));
    forgetTyped();
  }).not.toThrow();
  expect(early.typed).toEqual({ name: "" });
});
