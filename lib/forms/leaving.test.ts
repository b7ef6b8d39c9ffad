import { postJson } from "@/lib/forms/mail";
import { holdFetch } from "@/lib/testing/hold-fetch";

let mail: ReturnType<typeof holdFetch>;

beforeEach(() => {
  mail = holdFetch();
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
  expect(mail.asked[0]).toMatchObject({ keepalive: true });
  expect(asks()).toBe(false);
  await mail.answer(200);
  await sending;
});

/** Firefox before 133 has requests without it. */
const lackKeepalive = () => jest.replaceProperty(globalThis, "Request", class {} as never);

test.each([
  ["a longer one", "is answered", 60_001, () => {}, () => mail.answer(200)],
  ["a longer one", "fails", 60_001, () => {}, () => mail.breakOff()],
  [
    "any, in a browser that ends requests with their page,",
    "is answered",
    20,
    lackKeepalive,
    () => mail.answer(200),
  ],
] as const)(
  "%s has the visitor asked to stay until it %s (F26)",
  async (_what, _end, bytes, prepare, end) => {
    prepare();
    const sending = postJson("/anything", bodyOf(bytes), "No.").catch(() => "failed");
    expect(mail.asked[0]).toMatchObject({ keepalive: false });
    expect(asks()).toBe(true);
    await end();
    await sending;
    expect(asks()).toBe(false);
  },
);
