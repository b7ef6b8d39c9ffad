import type { startTyping as StartTyping } from "@/lib/motion/typing";
import * as timings from "@/lib/timings";

const taglines = ["Warm", "Cool"];
/** Of the fake clock, in ms. */
const frame = 16;
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

/** The texts that the line shows in turn, each with its time in ms. */
function watch(milliseconds: number) {
  const seen = [{ at: 0, text: line.textContent ?? "" }];
  for (let at = 0; at < milliseconds; at += 1) {
    jest.advanceTimersByTime(1);
    const text = line.textContent ?? "";
    if (text !== seen.at(-1)?.text) seen.push({ at, text });
  }
  return seen;
}

test("the first tagline stands as served, and is then deleted letter by letter; letters take 100 ms and 50 ms, a whole line rests for 2000, each within a frame, and after the last comes the first (row 68)", () => {
  const typing = startTyping(line, taglines);
  typing.move(true);
  const [, ...seen] = watch(20_000);
  typing.end();
  const [deleted] = seen;
  expect(deleted?.at).toBeGreaterThan(timings.typePause);
  expect(seen.map(({ text }) => text).slice(0, 8)).toEqual("War|Wa|W||C|Co|Coo|Cool".split("|"));
  // The content policy forbids the library's own styles.
  expect(document.querySelector("style")).toBeNull();
  const whole = seen.map(({ text }) => text).filter((text) => taglines.includes(text));
  expect(whole.slice(0, 3)).toEqual(["Cool", "Warm", "Cool"]);
  for (const [index, { at, text }] of seen.slice(0, -1).entries()) {
    const next = seen[index + 1] ?? { at, text };
    // Between two lines the library has more to do than to type.
    if (text === "") continue;
    const told = taglines.includes(text)
      ? timings.typePause
      : next.text > text
        ? timings.typeDelay
        : timings.deleteSpeed;
    expect(Math.abs(next.at - at - told)).toBeLessThanOrEqual(frame);
  }
});

test("however often it rests and goes on, one loop runs, and none at rest or at its end (rows 68, 69)", () => {
  const typing = startTyping(line, taglines);
  for (let turn = 0; turn < 3; turn += 1) {
    typing.move(true);
    typing.move(true);
    jest.advanceTimersByTime(500);
    expect(jest.getTimerCount()).toBe(1);
    typing.move(false);
    expect(jest.getTimerCount()).toBe(0);
  }
  typing.move(true);
  expect(watch(5000).map(({ text }) => text)).toContain("Cool");
  typing.end();
  expect(jest.getTimerCount()).toBe(0);
  expect(line).toHaveTextContent("Warm");
});
