import { postJson } from "@/lib/forms/mail";

let settle: { answer: () => void; fail: () => void };
const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        settle = {
          answer: () => resolve({ ok: true, json: async () => ({}) }),
          fail: () => reject(new TypeError("Failed to fetch")),
        };
      }),
  );
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => jest.restoreAllMocks());

/** Whether the browser would now ask a visitor to stay. */
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
/** A text of so many bytes as JSON, of letters with two bytes each. */
function bodyOf(bytes: number) {
  const letters = bytes - '{"text":""}'.length;
  return { text: "é".repeat(letters / 2) + "x".repeat(letters % 2) };
}

test("what a browser can send after its page was left is sent so, and nobody is asked to stay (F26)", async () => {
  const sending = postJson("/anything", bodyOf(60_000), "No.");
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  expect(asks()).toBe(false);
  settle.answer();
  await sending;
});

/** Firefox before 133 has requests without it. */
const lackKeepalive = () => jest.replaceProperty(globalThis, "Request", class {} as never);

test.each([
  ["a longer one", "is answered", 60_001, () => {}, "answer"],
  ["a longer one", "fails", 60_001, () => {}, "fail"],
  [
    "any, in a browser that ends requests with their page,",
    "is answered",
    20,
    lackKeepalive,
    "answer",
  ],
] as const)(
  "%s has the visitor asked to stay until it %s (F26)",
  async (_what, _end, bytes, prepare, end) => {
    prepare();
    const sending = postJson("/anything", bodyOf(bytes), "No.").catch(() => "failed");
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: false });
    expect(asks()).toBe(true);
    settle[end]();
    await sending;
    expect(asks()).toBe(false);
  },
);
