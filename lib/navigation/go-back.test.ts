import { goBack } from "@/lib/navigation/go-back";
import { longestWaitMs } from "@/lib/timings";

beforeEach(() => {
  jest.useFakeTimers();
  history.pushState(null, "", "/unsubscribe");
  jest.spyOn(history, "back").mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

/** jsdom cannot leave a page, and says so. */
const leftPage = () => takeConsoleErrors().join().includes("navigation");

test.each(["beforeunload", "pagehide", "click"])(
  "a page that is being left or used again (%s), however slowly the one before comes, opens no other",
  (end) => {
    goBack();
    jest.advanceTimersByTime(longestWaitMs - 1);
    dispatchEvent(new Event(end));
    jest.advanceTimersByTime(longestWaitMs);
    expect(leftPage()).toBe(false);
  },
);

// Where nothing precedes it, home opens: e2e/specs/forms/unsubscribe.spec.ts.
