import { typingOf } from "@/lib/typing";

const lines = ["Warm", "Cool"];
let element: HTMLElement;
const shown = () => element.textContent;
const pass = (time: number) => jest.advanceTimersByTime(time);

beforeEach(() => {
  jest.useFakeTimers();
  element = document.createElement("span");
  element.textContent = "Warm";
});
afterEach(() => jest.useRealTimers());

test("the served line is held whole for 2000 ms before a letter goes (row 68)", () => {
  typingOf(element, lines).start();
  pass(1999);
  expect(shown()).toBe("Warm");
  pass(1);
  expect(shown()).toBe("War");
});

test("letters go every 50 ms and come every 100, and it begins again (row 68)", () => {
  typingOf(element, lines).start();
  pass(2000 + 3 * 50);
  expect(shown()).toBe("");
  pass(100);
  expect(shown()).toBe("C");
  pass(3 * 100);
  expect(shown()).toBe("Cool");
  pass(2000 + 3 * 50 + 4 * 100);
  expect(shown()).toBe("Warm");
});

test("however often it rests and starts, one timer runs, and at rest none (rows 68, 69)", () => {
  const typing = typingOf(element, lines);
  for (let turn = 0; turn < 3; turn += 1) {
    typing.start();
    typing.start();
    expect(jest.getTimerCount()).toBe(1);
    typing.rest();
    expect(jest.getTimerCount()).toBe(0);
  }
  expect(element).not.toHaveClass("typing");
});
