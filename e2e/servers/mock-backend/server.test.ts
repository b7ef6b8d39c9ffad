/** @jest-environment node */
import { createServer, type AddressInfo } from "node:net";
import { sampleQuote, startTestBackend } from "./test-backend";

let backend: Awaited<ReturnType<typeof startTestBackend>>;
beforeEach(async () => {
  backend = await startTestBackend();
});
afterEach(() => backend.end());

test("shows what arrived, newest first, with everything escaped", async () => {
  await backend.post("/contact-smart-heat", { ...sampleQuote, name: "First" });
  const name = `<script>alert("1")</script>`;
  await backend.post("/contact-smart-heat", { ...sampleQuote, name, subscribe: true });

  const page = await (await fetch(backend.url)).text();
  expect(page).toContain("Quote requests (2)");
  expect(page).toContain("Name: &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
  expect(page).not.toContain("<script");
  expect(page.indexOf("alert")).toBeLessThan(page.indexOf("First"));
  expect(page).toContain("<bdi>ann@example.com</bdi>");
});

test("answers the browser's preflight and lets the site read errors too", async () => {
  const preflight = await fetch(`${backend.url}/contact-smart-heat`, {
    method: "OPTIONS",
    headers: { origin: "https://site.example.com", "access-control-request-method": "POST" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type");

  const wrongMethod = await fetch(`${backend.url}/contact-smart-heat`);
  expect(wrongMethod.status).toBe(405);
  expect(wrongMethod.headers.get("allow")).toBe("POST");
  expect(wrongMethod.headers.get("access-control-allow-origin")).toBe("*");
  const unknown = await fetch(`${backend.url}/nope`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ error: "There is nothing at this address." });
  const form = await backend.post("/subscribe-smart-heat", "email=a@b.c", {
    "content-type": "text/plain",
  });
  expect(form.status).toBe(415);
});

test("what arrived can be read by no other site", async () => {
  for (const path of ["/", "/outbox.json"]) {
    const answer = await fetch(backend.url + path, {
      headers: { origin: "https://site.example.com" },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  }
});

test("names a busy port and the setting that changes it", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await expect(startTestBackend({ port })).rejects.toThrow(`Port ${port} is busy`);
  await expect(startTestBackend({ port })).rejects.toThrow("MAIL_PORT");
  await new Promise((resolve) => other.close(resolve));
});

test("refuses a port that is not a number", async () => {
  await expect(startTestBackend({ port: Number("abc") })).rejects.toThrow(
    "MAIL_PORT must be a whole number from 0 to 65535.",
  );
});

test("refuses to start with a mail server address of the wrong kind, without repeating it", async () => {
  await expect(startTestBackend({ smtpUrl: "https://u:secret@host" })).rejects.toThrow(
    "SMTP_URL must look like smtp://localhost:1025 or smtps://user:secret@host:465.",
  );
});

test("has no test controls unless they are asked for", async () => {
  expect((await fetch(`${backend.url}/__requests`)).status).toBe(404);
});
