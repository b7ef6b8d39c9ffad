import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "@/e2e/support/fixtures";
import { openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { paths } from "@/e2e/support/journeys/sent";
import { parseMail } from "@/e2e/servers/mock-backend/mailbox";
import { startMailBackend } from "@/e2e/servers/mock-backend/server";
import { company } from "@/content/company";

/** A mail server as a company runs one, which keeps what it is handed. */
async function startMailServer() {
  const received: { recipients: string[]; message: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, message: Buffer.concat(chunks) });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(closed));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

test("a quote sent from the page reaches a real mail server as one mail with all six fields (rows 86, 98, 187)", async ({
  page,
}, info) => {
  const mailServer = await startMailServer();
  const outboxDir = info.outputPath("outbox");
  const backend = await startMailBackend({ port: 0, outboxDir, smtpUrl: mailServer.url });
  // The export knows one backend's address: this page's call goes to the one that has a mail server.
  await page.route(`**${paths.quote}`, async (route) => {
    const response = await route.fetch({ url: backend.url + paths.quote });
    await route.fulfill({ response });
  });
  const quote = sampleQuote({
    name: `Zoë "Zed" <script>alert(1)</script>`,
    message: `.\nA line with a dot above, 🔥 and "quotes".\r\nBcc: x@y.z\n\nDone.`,
    service: "water-heater",
  });
  const form = await openQuoteForm(page, "/");
  await form.fill(quote);
  const typed = await form.field("Message").inputValue();
  await form.button.click();
  await expect(form.success).toHaveText("Thank you! We'll be in touch soon.");

  expect(mailServer.received).toHaveLength(1);
  const [mail] = mailServer.received;
  expect(mail?.recipients).toEqual([company.email]);
  const { text, replyTo } = await parseMail(mail?.message ?? Buffer.alloc(0));
  expect(replyTo).toContain(`<${quote.email}>`);
  expect(text.replaceAll("\r\n", "\n").trimEnd()).toBe(
    [
      `Name: ${quote.name}`,
      `Email: ${quote.email}`,
      `Phone: ${quote.phone}`,
      "Service: water-heater",
      "Newsletter: no",
      "Message:",
      typed,
    ].join("\n"),
  );
  await backend.close();
  await mailServer.close();
});
