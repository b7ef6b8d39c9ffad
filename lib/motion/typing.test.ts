import type { startTyping as StartTyping } from "@/lib/motion/typing";
import * as timings from "@/lib/timings";

const taglines = ["Warm", "Cool"];
let line: HTMLElement;

let startTyping: typeof StartTyping;

// The library keeps the clock that it met first.
beforeAll(async () => {
  jest.useFakeTimers();
  ({ startTyping } = await import("@/lib/motion/typing"));
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  line = document.createElement("span");
  line.textContent = taglines[0] ?? "";
});

test("the first tagline is held whole and only then deleted, letter by letter (row 68)", () => {
  const typing = startTyping(line, taglines);
  typing.start();
  for (let passed = 0; passed < timings.typePause; passed += 100) {
    expect(line).toHaveTextContent("Warm");
    jest.advanceTimersByTime(100);
  }
  const shown = new Set<string>();
  for (let passed = 0; passed < timings.typePause; passed += 10) {
    shown.add(line.textContent ?? "");
    jest.advanceTimersByTime(10);
  }
  expect([...shown].slice(0, 9).join(" ")).toMatch(/^Warm War Wa W {2}C Co Coo Cool/);
  typing.rest();
});

test("however often it rests and starts, one loop asks for frames, and at rest none (rows 68, 69)", () => {
  const typing = startTyping(line, taglines);
  for (let turn = 0; turn < 3; turn += 1) {
    typing.start();
    typing.start();
    expect(jest.getTimerCount()).toBe(1);
    typing.rest();
    expect(jest.getTimerCount()).toBe(0);
  }
});
