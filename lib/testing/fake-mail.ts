import { act } from "@testing-library/react";

type Answer = { ok: boolean; status: number; json: () => Promise<unknown> };
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** Takes fetch's place for one test: calls are written down and wait until the test answers them. */
export function fakeMail() {
  const calls: { path: string; body: unknown }[] = [];
  const waiting: Waiting[] = [];
  const settle = (how: (call: Waiting) => void) =>
    act(async () => {
      const call = waiting.shift();
      if (!call) throw new Error("no call is waiting for an answer");
      how(call);
    });
  Object.assign(globalThis, {
    fetch: (path: string, { body }: { body: string }) => {
      calls.push({ path, body: JSON.parse(body) as unknown });
      return new Promise<Answer>((resolve, reject) => waiting.push({ resolve, reject }));
    },
  });
  return {
    calls,
    answer: (status: number, body: unknown = {}) =>
      settle(({ resolve }) =>
        resolve({ ok: status >= 200 && status < 300, status, json: async () => body }),
      ),
    fail: (message: string) => settle(({ reject }) => reject(new TypeError(message))),
  };
}
