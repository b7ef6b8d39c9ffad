/** @jest-environment node */
import { sampleQuote, startTestBackend } from "@/e2e/servers/mock-backend/test-backend";

const origin = "http://localhost:4101";
const path = "/contact-smart-heat";

let backend: Awaited<ReturnType<typeof startTestBackend>>;
beforeEach(async () => {
  backend = await startTestBackend({ testControls: true });
});
afterEach(() => backend.end());

const control = (method: string, address: string, body?: unknown) =>
  fetch(`${backend.url}${address}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const plan = async (fault: object, more: object = {}) => {
  const answer = await control("PUT", "/__faults", { origin, path, fault, ...more });
  expect(answer.status).toBe(204);
};
const send = (from = origin) => backend.post(path, sampleQuote, { origin: from });
const delivered = async () => (await backend.outbox()).mails.length;

test("answers the next request of that origin as told, once, and delivers nothing", async () => {
  await plan({
    status: 429,
    body: '{"error":"Too many requests"}',
    headers: { "retry-after": "9" },
  });
  expect((await send("http://localhost:4102")).status).toBe(200);
  const spoiled = await send();
  expect(spoiled.status).toBe(429);
  expect(spoiled.headers.get("retry-after")).toBe("9");
  expect(spoiled.headers.get("access-control-allow-origin")).toBe("*");
  expect(await spoiled.json()).toEqual({ error: "Too many requests" });
  expect(await delivered()).toBe(1);
  expect((await send()).status).toBe(200);
});

test("spoils as many requests as told, and forgets the rest when cleared", async () => {
  await plan({ status: 503 }, { times: 3, method: "POST" });
  expect([(await send()).status, (await send()).status]).toEqual([503, 503]);
  await control("DELETE", "/__faults", { origin });
  expect((await send()).status).toBe(200);
});

test("delays and then delivers", async () => {
  await plan({ delayMs: 50 });
  expect((await send()).status).toBe(200);
  expect(await delivered()).toBe(1);
});

test("drops the connection before the answer without delivering", async () => {
  await plan({ dropConnection: "before" });
  await expect(send()).rejects.toThrow("fetch failed");
  expect(await delivered()).toBe(0);
});

test.each([undefined, 500])(
  "cuts off the body after the headers, with the mail delivered (%s)",
  async (status) => {
    await plan({ dropConnection: "afterHeaders", status });
    const answer = await send();
    expect(answer.status).toBe(status ?? 200);
    await expect(answer.text()).rejects.toThrow();
    expect(await delivered()).toBe(1);
  },
);

test("leaves the CORS headers out of an answer that was delivered", async () => {
  await plan({ omitCors: true });
  const answer = await send();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  expect(await delivered()).toBe(1);
});

test("redirects, and sends a body that is not the gzip it claims to be", async () => {
  await plan({ status: 303, location: "/elsewhere" });
  await plan({ badGzip: true });
  const redirect = await send();
  expect(redirect.status).toBe(303);
  expect(redirect.headers.get("location")).toBe("/elsewhere");
  const answer = await send();
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  expect(await delivered()).toBe(0);
});

test("refuses the preflight and not the request after it", async () => {
  await plan({ preflightStatus: 403 });
  const ask = () =>
    fetch(`${backend.url}${path}`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
  expect((await send()).status).toBe(200);
  expect((await ask()).status).toBe(403);
  expect((await ask()).status).toBe(204);
});

test("spoils a picture, known by the referrer", async () => {
  const picture = "/image/upload/w_40/smart-heat/ac/gauges";
  await plan({ status: 404 }, { path: picture });
  const load = () =>
    fetch(`${backend.url}${picture}`, { headers: { referer: `${origin}/gallery` } });
  expect((await load()).status).toBe(404);
  expect((await load()).status).toBe(200);
});

test("hands over the requests of one origin as they came, until they are deleted", async () => {
  await send();
  await send("http://localhost:4102");
  const log = async () => (await control("GET", `/__requests?origin=${origin}`)).json();
  expect(await log()).toMatchObject([
    { origin, method: "POST", path, body: JSON.stringify(sampleQuote) },
  ]);
  await control("DELETE", `/__requests?origin=${origin}`);
  expect(await log()).toEqual([]);
  expect(await (await control("GET", "/__requests")).json()).toHaveLength(1);
});

test("says what is wrong with a fault it does not understand", async () => {
  const answer = await control("PUT", "/__faults", { origin, path, fault: { statsu: 500 } });
  expect(answer.status).toBe(400);
  expect((await answer.json()).error).toContain('Unrecognized key: "statsu"');
});
