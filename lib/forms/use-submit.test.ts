import { act, renderHook } from "@testing-library/react";
import { MailError, UnsentError, type ReadAnswer } from "@/lib/forms/mail";
import { useSubmit } from "@/lib/forms/use-submit";

let answered: (read: ReadAnswer) => void;
const send = jest.fn<Promise<ReadAnswer>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answered = resolve;
      }),
  );
});
afterEach(() => jest.useRealTimers());

const start = (onSuccess?: (answer: unknown) => void) =>
  renderHook(() => useSubmit(send, "Sent.", onSuccess));
type Hook = ReturnType<typeof start>["result"];

const submit = (hook: Hook) => act(async () => void hook.current.submit("value"));
const answer = (body?: unknown) => act(async () => answered(async () => body));
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

test.each([
  ["unsent", "a backend that refuses", new MailError("No.", { cause: 400 })],
  ["unsent", "a press without a connection", new UnsentError("Failed to fetch")],
  ["unknown", "an answer that does not come", new TypeError("Failed to fetch")],
])("the outcome is %s after %s (F9, F11)", async (outcome, _what, error) => {
  send.mockRejectedValue(error);
  const { result } = start();
  await act(async () => expect(await result.current.submit("value")).toBe(outcome));
});

test("an answer that comes after unmount is ignored, and its request was never aborted (F26, F37)", async () => {
  const heard = jest.fn();
  const { result, unmount } = start(heard);
  await submit(result);
  unmount();
  await answer({ id: 1 });
  expect(result.current.state).toEqual({ kind: "loading" });
  expect(send).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledWith({ id: 1 });
});

test("the callback gets the parsed answer, and one that throws leaves a success (row 194; F31)", async () => {
  const heard = jest.fn(() => {
    throw new Error("not the visitor's fault");
  });
  const { result } = start(heard);
  await submit(result);
  await answer({ id: 1 });
  expect(heard).toHaveBeenCalledWith({ id: 1 });
  expect(result.current.state).toMatchObject({ kind: "success", message: "Sent." });
  expect(takeConsoleErrors()).toEqual([
    ["The success callback failed.", new Error("not the visitor's fault")],
  ]);
});

test("each try has its own answer, and its message five seconds of its own (rows 100, 155; F25)", async () => {
  const { result } = start();
  expect(result.current.state).toEqual({ kind: "idle" });
  await act(async () => result.current.refuse("Not like this."));
  await pass(3000);
  for (const turn of [2, 3]) {
    await submit(result);
    expect(result.current.state).toEqual({ kind: "loading" });
    await pass(10_000);
    expect(result.current.state).toEqual({ kind: "loading" });
    await answer();
    expect(result.current.state).toEqual({ kind: "success", message: "Sent.", turn });
    await pass(4999);
    expect(result.current.state).toEqual({ kind: "success", message: "Sent.", turn });
  }
  await pass(1);
  expect(result.current.state).toEqual({ kind: "idle" });
  send.mockRejectedValue("no error object");
  await act(async () => void result.current.submit("value"));
  expect(result.current.state).toEqual({ kind: "error", message: "no error object", turn: 4 });
});
