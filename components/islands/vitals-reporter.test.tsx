import { act, render } from "@testing-library/react";
import { VitalsReporter } from "@/components/islands/vitals-reporter";

type Observe = (announce: (metric: object) => void) => void;
const observers = {
  onCLS: jest.fn<void, [Parameters<Observe>[0]]>(),
  onINP: jest.fn(),
  onLCP: jest.fn(),
};
let loaded = 0;
jest.mock("web-vitals", () => {
  loaded += 1;
  return observers;
});

const fetching = jest.fn();
let whenIdle: (() => void)[];

beforeEach(() => {
  jest.resetModules();
  loaded = 0;
  whenIdle = [];
  Object.assign(globalThis, { fetch: fetching });
  Object.assign(window, { requestIdleCallback: (run: () => void) => whenIdle.push(run) });
});

test("the reporter is fetched only once the page is idle (row 27)", async () => {
  render(<VitalsReporter />);
  expect(loaded).toBe(0);
  await act(async () => whenIdle.forEach((run) => run()));
  expect(loaded).toBe(1);
  for (const observe of Object.values(observers)) expect(observe).toHaveBeenCalled();
});

test("a measurement is announced to the page alone, and no call is made (row 27)", async () => {
  const heard = jest.fn();
  window.addEventListener("web-vital", heard, { once: true });
  render(<VitalsReporter />);
  await act(async () => whenIdle.forEach((run) => run()));
  observers.onCLS.mock.lastCall?.[0]({ name: "CLS", value: 0 });
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ detail: { name: "CLS", value: 0 } }),
  );
  expect(fetching).not.toHaveBeenCalled();
});

test("a reporter that is gone after a deploy costs a measurement and nothing else (row 27; faults finding 4)", async () => {
  jest.doMock("web-vitals", () => {
    throw new Error("Loading chunk failed");
  });
  const unhandled = jest.fn();
  process.on("unhandledRejection", unhandled);
  render(<VitalsReporter />);
  await act(async () => whenIdle.forEach((run) => run()));
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("a browser that knows no idle time waits for the next task (row 27)", async () => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: undefined });
  render(<VitalsReporter />);
  expect(loaded).toBe(0);
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  jest.useRealTimers();
});
