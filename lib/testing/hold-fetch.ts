import { act } from "@testing-library/react";

type Asked = RequestInit & { address: string };

/** Takes the place of `fetch`: notes what is asked, and answers the last of it when a test says so. */
export function holdFetch() {
  const asked: Asked[] = [];
  let resolve: (answer: object) => void = () => {};
  let reject: (error: Error) => void = () => {};
  Object.assign(globalThis, {
    fetch: (address: string, init?: RequestInit) => {
      asked.push({ address, ...init });
      return new Promise<object>((...ways) => ([resolve, reject] = ways));
    },
  });
  return {
    asked,
    answer: (status: number, body: object = {}) =>
      act(async () => resolve({ ok: status < 300, status, json: async () => body })),
    breakOff: () => act(async () => reject(new TypeError("Failed to fetch"))),
  };
}
