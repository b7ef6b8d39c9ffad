import { act, renderHook } from "@testing-library/react";
import type { ReadAnswer } from "@/lib/forms/mail";
import { useSubmit } from "@/lib/forms/use-submit";

let settle: { resolve: (answer?: unknown) => void; reject: (error: unknown) => void }[];
const send = jest.fn<Promise<ReadAnswer>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  settle = [];
  send.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        const answered = (answer?: unknown) => resolve(() => Promise.resolve(answer));
        settle.push({ resolve: answered, reject });
      }),
  );
});
afterEach(() => jest.useRealTimers());

const start = (onSuccess?: (answer: unknown) => void) =>
  renderHook(() => useSubmit(send, "Sent.", onSuccess));
type Hook = ReturnType<typeof start>["result"];

const submit = (hook: Hook) => act(async () => void hook.current.submit("value"));
const resolveLast = (answer?: unknown) => act(async () => settle.at(-1)?.resolve(answer));
const rejectLast = (message: string) =>
  act(async () => settle.at(-1)?.reject(new TypeError(message)));
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

test("three submits in one task send once, and say so (row 96; F22-F24)", async () => {
  const { result } = start();
  let answers: Promise<boolean>[] = [];
  await act(async () => {
    answers = ["a", "b", "c"].map((value) => result.current.submit(value));
  });
  expect(send.mock.calls).toEqual([["a"]]);
  expect(result.current.state.kind).toBe("loading");
  await resolveLast();
  expect(await Promise.all(answers)).toEqual([true, false, false]);
});

test("the message stands at 4,999 ms and is gone at 5,000 (rows 100, 111, 155)", async () => {
  const { result } = start();
  await submit(result);
  await resolveLast();
  await pass(4999);
  expect(result.current.state).toMatchObject({ kind: "success", message: "Sent." });
  await pass(1);
  expect(result.current.state).toEqual({ kind: "idle" });
});

test("an error stands as long, in the words that were thrown (rows 100, 193)", async () => {
  const { result } = start();
  await submit(result);
  await rejectLast("Failed to fetch");
  await pass(4999);
  expect(result.current.state).toMatchObject({ kind: "error", message: "Failed to fetch" });
  await pass(1);
  expect(result.current.state).toEqual({ kind: "idle" });
});

test("a second submission restarts the clock (row 100; F25)", async () => {
  const { result } = start();
  await submit(result);
  await rejectLast("first");
  await pass(3000);
  await submit(result);
  await pass(3000);
  expect(result.current.state).toEqual({ kind: "loading" });
  await rejectLast("second");
  await pass(4999);
  expect(result.current.state).toMatchObject({ message: "second" });
  await pass(1);
  expect(result.current.state).toEqual({ kind: "idle" });
});

test("a refusal without a call restarts the clock too (rows 151, 155)", async () => {
  const { result } = start();
  await act(async () => result.current.refuse("Not like this."));
  await pass(4000);
  await act(async () => result.current.refuse("Not like this."));
  await pass(4999);
  expect(result.current.state).toMatchObject({ kind: "error", message: "Not like this." });
  await pass(1);
  expect(result.current.state).toEqual({ kind: "idle" });
  expect(send).not.toHaveBeenCalled();
});

test("the same words a second time are a new turn, so that they are announced again (row 99)", async () => {
  const { result } = start();
  const turns: unknown[] = [];
  for (let round = 0; round < 2; round += 1) {
    await act(async () => result.current.refuse("Not like this."));
    turns.push("turn" in result.current.state && result.current.state.turn);
  }
  expect(turns).toEqual([1, 2]);
});

test("loading lasts as long as the call does (row 28; F20, F21)", async () => {
  const { result } = start();
  await submit(result);
  await pass(60_000);
  expect(result.current.state).toEqual({ kind: "loading" });
  await resolveLast();
  expect(result.current.state.kind).toBe("success");
});

test("nothing fires after unmount (row 100)", async () => {
  const { result, unmount } = start();
  await submit(result);
  await resolveLast();
  const waiting = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBe(waiting - 1);
});

test("an answer that comes after unmount is ignored, and its request was never aborted (F26, F37)", async () => {
  const heard = jest.fn();
  const { result, unmount } = start(heard);
  await submit(result);
  unmount();
  const later = jest.spyOn(globalThis, "setTimeout");
  await resolveLast({ id: 1 });
  expect(later).not.toHaveBeenCalledWith(expect.anything(), 5000);
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
  await resolveLast({ id: 1 });
  expect(heard).toHaveBeenCalledWith({ id: 1 });
  expect(result.current.state).toMatchObject({ kind: "success", message: "Sent." });
  expect(takeConsoleErrors()).toEqual([
    ["The success callback failed.", new Error("not the visitor's fault")],
  ]);
});

test("after an error another submission goes out (row 99; F10)", async () => {
  const { result } = start();
  await submit(result);
  await rejectLast("offline");
  await submit(result);
  await resolveLast();
  expect(send).toHaveBeenCalledTimes(2);
  expect(result.current.state.kind).toBe("success");
});

test("focus that the disabled button dropped comes back to it (row 100)", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  const { result } = start();
  await submit(result);
  button.blur();
  await resolveLast();
  expect(button).toHaveFocus();
  button.remove();
});

test("focus that the visitor has moved meanwhile stays where it is (row 100)", async () => {
  const [button, link] = ["button", "input"].map((name) =>
    document.body.appendChild(document.createElement(name)),
  );
  button?.focus();
  const { result } = start();
  await submit(result);
  link?.focus();
  await resolveLast();
  expect(link).toHaveFocus();
  button?.remove();
  link?.remove();
});
