/** @jest-environment node */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { company } from "@/content/company";
import { quoteFields } from "@/lib/forms/quote";
import { parseMail, smtpMailbox } from "./mailbox";
import { composeQuote, quoteSchema } from "./quotes";

test("a quote reaches a mail server as one mail to the company alone, with every field as typed (rows 93, 187)", async () => {
  const received: { to: string[]; message: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, message: Buffer.concat(chunks) });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  const typed = {
    name: 'Zoë "Zed"\r\nBcc: x@y.z',
    email: "zoe@example.com",
    service: "other",
    message: ".\nA dot above, 🔥 and <script>\n\nDone.",
  };
  const others = quoteFields.map(({ name, type }) => [name, type !== "checkbox" && `Any ${name}`]);
  const quote = quoteSchema.parse({ ...Object.fromEntries(others), ...typed });
  await smtpMailbox(`smtp://127.0.0.1:${port}`).deliver(composeQuote(quote));
  await new Promise<void>((closed) => server.close(closed));

  expect(received.map(({ to }) => to)).toEqual([[company.email]]);
  const { text, replyTo } = await parseMail(received[0]?.message ?? Buffer.alloc(0));
  expect(replyTo).toContain(`<${quote.email}>`);
  for (const { name } of quoteFields) {
    const value = String(quote[name] || "no").replaceAll("\r\n", "\n");
    expect(text.replaceAll("\r\n", "\n")).toContain(value);
  }
});
