/** @jest-environment node */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { company } from "@/content/company";
import { type ArrivedMail, parseMail } from "./outbox";
import { sampleQuote, startTestBackend } from "./test-backend";

let backend: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.end());

const send = (body: unknown) => backend.post("/contact-smart-heat", body);
const newestMail = async (): Promise<ArrivedMail> => (await backend.outbox()).mails[0];

const hostile = {
  emoji: "👩🏽‍🔧👨‍👩‍👧‍👦",
  "a decomposed accent": "U\u0308nïco\u0302dé",
  "Arabic and Hebrew": "مرحبا שלום",
  "a direction override": "abc\u202Edef",
  "control characters and separators": "a\u0000b\u2028c\u2029d\u0007",
  markup: `"><script>alert(1)</script>`,
  "template syntax": "${7*7} {{7*7}} %s %n",
  "a spreadsheet formula": "=cmd|' /C calc'!A1",
  "a header in a second line": "a\r\nBcc: x@example.com\r\n\r\nbody",
  "a lone carriage return and a final dot": "a\rb\n.\n",
  "a reserved name": "__proto__",
  "five thousand letters": "x".repeat(5000),
  "blank edges": "  a \n",
};

test.each(Object.entries(hostile))(
  "delivers %s unchanged in each typed field",
  async (_, value) => {
    const quote = { ...sampleQuote, name: value, email: value, phone: value, message: value };
    expect((await send(quote)).status).toBe(200);
    const { text, to } = await newestMail();
    expect(to).toBe(company.email);
    expect(text).toBe(
      `Name: ${value}\nEmail: ${value}\nPhone: ${value}\nService: heating\nNewsletter: no\nMessage:\n${value}`,
    );
  },
);

test("answers the owner's reply to the visitor, by name", async () => {
  await send({ ...sampleQuote, name: 'Ann "Q" <b@example.com>, é\r\nBcc: x@example.com' });
  const { replyTo, subject } = await newestMail();
  expect(replyTo).toBe('Ann "Q" <b@example.com>, é Bcc: x@example.com <ann@example.com>');
  expect(subject).toBe('Quote request: heating, Ann "Q" <b@example.com>, é Bcc: x@example.com');
});

test.each([
  "a@example.com, b@example.com",
  "a@example.com\r\nBcc: b@example.com",
  "nodomain",
  "<a@b.c>",
])("leaves the address %j out of reply-to and keeps it in the text", async (email) => {
  await send({ ...sampleQuote, email });
  const { replyTo, text } = await newestMail();
  expect(replyTo).toBe("");
  expect(text).toContain(`Email: ${email}\n`);
});

test("accepts a one-letter name, the phone number 1, no message and 900 kB of message", async () => {
  expect((await send({ ...sampleQuote, name: "A", phone: "1", message: "" })).status).toBe(200);
  const message = "é".repeat(450_000);
  expect((await send({ ...sampleQuote, message })).status).toBe(200);
  expect((await newestMail()).text.endsWith(`\nMessage:\n${message}`)).toBe(true);
});

test.each([
  ["a blank name", { ...sampleQuote, name: " " }, "Please tell us your name."],
  ["no email", { ...sampleQuote, email: undefined }, "Please tell us your email address."],
  ["a number as phone", { ...sampleQuote, phone: 5 }, "Please tell us your phone number."],
  ["no service", { ...sampleQuote, service: "" }, "Please choose a service from the list."],
  [
    "an unknown service",
    { ...sampleQuote, service: "plumbing" },
    "Please choose a service from the list.",
  ],
  ["no message key", { ...sampleQuote, message: undefined }, "Please send your message as text."],
  [
    "subscribe as a word",
    { ...sampleQuote, subscribe: "on" },
    "Please say whether you want our newsletter.",
  ],
  [
    "a seventh key",
    { ...sampleQuote, page: "/" },
    "We could not read that form. Please try again.",
  ],
  ["a list", [], "We could not read that form. Please try again."],
  ["no JSON", "name=Ann", "We could not read that form. Please try again."],
])("refuses %s with a sentence and delivers nothing", async (_, body, error) => {
  const before = (await backend.outbox()).mails.length;
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error });
  expect((await backend.outbox()).mails).toHaveLength(before);
});

test("refuses more than a megabyte with 413", async () => {
  const answer = await send({ ...sampleQuote, message: "x".repeat(1024 * 1024) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({
    error: "Your message is too long. Please shorten it and send it again.",
  });
});

test("hands each quote to the mail server once, with the visitor kept out of the envelope", async () => {
  const received: { recipients: string[]; mail: ArrivedMail }[] = [];
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const recipients = envelope.rcptTo.map(({ address }) => address);
      received.push({ recipients, mail: await parseMail(Buffer.concat(chunks)) });
      done();
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  const withServer = await startTestBackend({ smtpUrl: `smtp://127.0.0.1:${port}` });

  const message = '👩🏽‍🔧 "quoted" <script>\n.\nlast line';
  const answer = await withServer.post("/contact-smart-heat", { ...sampleQuote, message });
  expect(answer.status).toBe(200);
  expect(received).toHaveLength(1);
  expect(received[0]?.recipients).toEqual([company.email]);
  expect(received[0]?.mail.text).toContain(`Message:\n${message}`);

  await new Promise<void>((resolve) => mailServer.close(resolve));
  const refused = await withServer.post("/contact-smart-heat", sampleQuote);
  expect(refused.status).toBe(502);
  expect(await refused.json()).toEqual({
    error: `We could not pass on your request just now. Please call us at ${company.phone.display}.`,
  });
  expect(takeConsoleErrors()).toHaveLength(1);
  await withServer.end();
});
