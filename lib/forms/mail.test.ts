/** @jest-environment node */
import { mailFailed } from "@/content/words/mail";
import type * as Mail from "@/lib/forms/mail";
import { longestWaitMs } from "@/lib/timings";
import { type Answer, cutOff, reply, startHostileServer } from "@/lib/testing/hostile-server";

let server: Awaited<ReturnType<typeof startHostileServer>>;
let mail: typeof Mail;

/** What the device says of its connection. */
const device = { onLine: true };

beforeAll(async () => {
  Object.defineProperty(globalThis, "navigator", { value: device });
  Object.defineProperty(globalThis, "window", { value: new EventTarget() });
  server = await startHostileServer();
  process.env["NEXT_PUBLIC_MAIL_BACKEND_URL"] = server.address;
  mail = await import("@/lib/forms/mail");
});
afterAll(() => server.stop());

const post = () => mail.postJson("/anything", { a: 1 }, "The fallback");
const failure = () =>
  post().then(
    () => undefined,
    (error: unknown) => error,
  );

const text = "Mail server is down";
const long = `<img src=x onerror=alert(1)> \u202e ${"x".repeat(10_000)}`;

/** Each failure, the server's answer, and the visitor's message. */
const refusals: [string, Answer, string][] = [
  ["1: 500 with an error text", reply(500, JSON.stringify({ error: text })), text],
  ["2: 500 with an HTML body", reply(500, "<html>Internal error</html>"), "The fallback"],
  ...['""', '"  "', '{"a":1}', '["a"]', "7", "null"]
    .map((error) => `{"error":${error}}`)
    .concat("null", "[]", '"x"')
    .map((body): [string, Answer, string] => [
      `3 and 4: 400 with ${body}`,
      reply(400, body),
      "The fallback",
    ]),
  [
    "5: 429 with an error text",
    reply(429, '{"error":"Too many requests"}', { "Retry-After": "1" }),
    "Too many requests",
  ],
  ...[404, 405, 413, 502, 503].map((status): [string, Answer, string] => [
    `6: ${status} with an empty body`,
    reply(status),
    "The fallback",
  ]),
  ["7: an error text of 10 kB, whole", reply(500, JSON.stringify({ error: long })), long],
  ["14: 500 with its body cut off", cutOff(500), "The fallback"],
];

test.each(refusals)(
  "a refusal says what can be shown, F%s (row 192)",
  async (fault, answer, shown) => {
    server.answerWith(answer);
    const error = await failure();
    expect(error).toBeInstanceOf(mail.MailError);
    expect(error).toHaveProperty("message", shown);
    // From 500 on it may be a gateway's: what lay behind it may have sent the mail.
    expect(mail.outcomeOf(error)).toBe(/\b4\d\d /.test(fault) ? "unsent" : "doubtful");
    expect(server.received).toHaveLength(1);
  },
);

test.each<[string, Answer]>([
  ["13: 200 with its body cut off", cutOff(200)],
  ["15: 200 with an HTML body", reply(200, "<html>ok</html>")],
  ["16: 200 with an empty body", reply(200)],
  ["16: 204", reply(204)],
  ["16: 201", reply(201, '{"id":1}')],
  ["16: 200 beginning with a byte order mark", reply(200, '\ufeff{"ok":true}')],
  ["16: 200 that speaks of an error", reply(200, '{"error":"x"}')],
  ["32: 200 whose body never ends", (response) => response.writeHead(200).write("{")],
  ["19: 200 with a broken gzip body", reply(200, "not gzip", { "Content-Encoding": "gzip" })],
])("the status alone decides, F%s (rows 28, 194)", async (_fault, answer) => {
  server.answerWith(answer);
  expect(await failure()).toBeUndefined();
  expect(server.received).toHaveLength(1);
});

test.each([301, 302, 303, 307, 308])(
  "a redirect of status %d is a failure, and nobody follows it (row 28; F17, F18)",
  async (status) => {
    server.answerWith(reply(status, "", { Location: "/elsewhere" }));
    const error = await failure();
    expect(error).toMatchObject({ name: "TypeError", message: "fetch failed" });
    expect(server.received.map(({ path }) => path)).toEqual(["/anything"]);
  },
);

test("a connection that breaks rejects with the error that was thrown (row 193; F8)", async () => {
  server.answerWith((response) => response.destroy());
  expect(await failure()).toEqual(expect.objectContaining({ message: "fetch failed" }));
});

test("a device that calls itself offline and is sends nothing, and one that only says so sends (row 193; F9)", async () => {
  const reached = server.address;
  Object.defineProperty(globalThis, "location", { value: { href: reached }, configurable: true });
  device.onLine = false;
  server.answerWith(reply(204));
  expect(await failure()).toBeUndefined();
  expect(server.received.map(({ method }) => method)).toEqual(["HEAD", "POST"]);
  Object.defineProperty(globalThis, "location", { value: { href: "http://localhost:9" } });
  server.answerWith(reply(204));
  const error = await failure();
  expect(error).toBeInstanceOf(mail.UnsentError);
  expect(error).toHaveProperty("message", "fetch failed");
  expect(server.received).toEqual([]);
  // A connection that stalls is none.
  Object.defineProperty(globalThis, "location", { value: { href: reached } });
  server.answerWith(() => {});
  const soon = AbortSignal.timeout(1);
  jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(soon);
  expect(await failure()).toBeInstanceOf(mail.UnsentError);
  expect(server.received.map(({ method }) => method)).not.toContain("POST");
  device.onLine = true;
});

test("the parsed answer can be read where there is one, undefined where there is none (row 194)", async () => {
  server.answerWith(reply(200, '{"id":7}'));
  expect(await (await post())()).toEqual({ id: 7 });
  server.answerWith(reply(204));
  expect(await (await post())()).toBeUndefined();
});

test("a refusal whose text never comes is told by the fallback (row 193; F32)", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const headers = new Promise<void>((sent) =>
    server.answerWith((response) => {
      response.writeHead(500).write("{");
      sent();
    }),
  );
  const failed = failure();
  await headers;
  while (jest.getTimerCount() === 0) await new Promise(setImmediate);
  jest.advanceTimersByTime(longestWaitMs);
  expect(await failed).toMatchObject({ message: "The fallback" });
  jest.useRealTimers();
});

test("an answer lost with a page that is shown again is told by the fallback, as unknown", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  server.answerWith(() => {});
  const failed = failure();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  jest.advanceTimersByTime(longestWaitMs);
  expect(mail.outcomeOf(await failed)).toBe("unknown");
  expect(await failed).toMatchObject({ message: "The fallback" });
  jest.useRealTimers();
});

test("each call goes to its path with the address alone, and falls back on its own words (rows 154, 164, 167, 188-190)", async () => {
  server.answerWith(reply(500));
  for (const [send, path, words] of [
    [mail.subscribe, "/subscribe-smart-heat", mailFailed.subscribe],
    [mail.unsubscribe, "/unsubscribe-smart-heat", mailFailed.unsubscribe],
    [mail.resubscribe, "/subscribe-smart-heat", mailFailed.resubscribe],
  ] as const) {
    await expect(send("a+b@x.com")).rejects.toHaveProperty("message", words);
    const sent = server.received.at(-1);
    expect(sent).toMatchObject({ method: "POST", path, body: '{"email":"a+b@x.com"}' });
  }
});
