import type { startTyping as StartTyping } from "@/lib/motion/typing";
import * as timings from "@/lib/timings";

const taglines = ["Warm", "Cool"];
let line: HTMLElement;

let startTyping: typeof StartTyping;

// The library keeps a reference to the clock it was loaded with.
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
  // The content policy forbids the library's own styles.
  expect(document.querySelector("style")).toBeNull();
  typing.rest();
});

test("letters take 100 ms and 50 ms, a whole line rests for 2000, and after the last comes the first (row 68)", () => {
  const typing = startTyping(line, taglines);
  typing.start();
  const seen = [{ at: 0, text: "Warm" }];
  for (let at = 0; at < 20_000; at += 1) {
    jest.advanceTimersByTime(1);
    const text = line.textContent ?? "";
    if (text !== seen.at(-1)?.text) seen.push({ at, text });
  }
  typing.rest();
  const whole = seen.map(({ text }) => text).filter((text) => taglines.includes(text));
  expect(whole.slice(0, 4)).toEqual(["Warm", "Cool", "Warm", "Cool"]);
  // Whether a letter is due is looked at every 53 ms, so a step may take one of these longer.
  const checks = 53;
  for (const [index, { at, text }] of seen.slice(1, -1).entries()) {
    const next = seen[index + 2] ?? { at, text };
    const [typed, held] = [next.text > text, taglines.includes(text)];
    const told = held ? 2000 : typed ? 100 : 50;
    // Between two lines the library does not wait.
    if (text === "") continue;
    expect(next.at - at).toBeGreaterThanOrEqual(told);
    expect(next.at - at).toBeLessThan(held ? 2500 : told + checks);
  }
});

test("however often it rests and starts, one clock runs, at rest none, and no frame is asked for (rows 68, 69)", () => {
  const typing = startTyping(line, taglines);
  for (let turn = 0; turn < 3; turn += 1) {
    typing.start();
    typing.start();
    jest.advanceTimersByTime(500);
    expect(jest.getTimerCount()).toBe(1);
    typing.rest();
    expect(jest.getTimerCount()).toBe(0);
  }
});
