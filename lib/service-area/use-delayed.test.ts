import { act, renderHook } from "@testing-library/react";
import { useDelayed } from "@/lib/service-area/use-delayed";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a value settles once it has rested, and a change before that starts anew", () => {
  const { result, rerender, unmount } = renderHook(({ value }) => useDelayed(value, 400), {
    initialProps: { value: "a" },
  });
  const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
  expect(result.current).toBe("a");
  pass(400);
  rerender({ value: "ab" });
  pass(399);
  rerender({ value: "abc" });
  pass(399);
  expect(result.current).toBe("a");
  pass(1);
  expect(result.current).toBe("abc");
  rerender({ value: "abcd" });
  const waiting = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBe(waiting - 1);
});
