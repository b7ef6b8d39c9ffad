import { startTyping } from "@/lib/typing";

afterEach(() => jest.useRealTimers());

test("however often it rests and starts, one loop asks for frames, and at rest none (rows 68, 69)", async () => {
  jest.useFakeTimers();
  const typing = await startTyping(document.createElement("span"), ["Warm", "Cool"]);
  for (let turn = 0; turn < 3; turn += 1) {
    typing.start();
    typing.start();
    expect(jest.getTimerCount()).toBe(1);
    typing.rest();
    expect(jest.getTimerCount()).toBe(0);
  }
});
