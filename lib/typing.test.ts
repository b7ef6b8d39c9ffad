import { startTyping } from "@/lib/typing";

const taglines = ["Warm", "Cool"];
let line: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  line = document.createElement("span");
  line.textContent = taglines[0] ?? "";
});
afterEach(() => jest.useRealTimers());

test("the first tagline is held whole, and only then deleted (row 68)", async () => {
  const typing = await startTyping(line, taglines);
  typing.start();
  for (let passed = 0; passed < 2000; passed += 100) {
    expect(line).toHaveTextContent("Warm");
    jest.advanceTimersByTime(100);
  }
  jest.advanceTimersByTime(500);
  expect(line.textContent?.length).toBeLessThan(4);
  jest.advanceTimersByTime(1000);
  expect(line).toHaveTextContent(/^C/);
});

test("however often it rests and starts, one loop asks for frames, and at rest none (rows 68, 69)", async () => {
  const typing = await startTyping(line, taglines);
  for (let turn = 0; turn < 3; turn += 1) {
    typing.start();
    typing.start();
    expect(jest.getTimerCount()).toBe(1);
    typing.rest();
    expect(jest.getTimerCount()).toBe(0);
  }
});
