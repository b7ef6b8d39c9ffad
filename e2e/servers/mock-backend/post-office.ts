import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import writeFileAtomic from "write-file-atomic";

/** Sends one mail; rejects when it could not be handed over. */
export type PostOffice = (mail: SendMailOptions) => Promise<void>;

/**
 * Hands mail to the server at an address such as smtp://user:secret@mail.example.com:587.
 * Throws when the address is of another kind.
 */
export function smtpPostOffice(smtpUrl: string): PostOffice {
  if (!/^smtps?:\/\/[^/]/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    // The address may hold a password, so it is not repeated here.
    throw new Error(
      "SMTP_URL must look like smtp://localhost:1025 or smtps://user:secret@host:465.",
    );
  }
  // The visitor waits for the answer, so a dead mail server must not take the default two minutes.
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
  });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

let written = 0;

/** Puts each mail into a folder as an .eml file, whose names sort by time of arrival. */
export function folderPostOffice(outboxDir: string): PostOffice {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message))
      throw new Error("nodemailer did not return the message as a buffer");
    await mkdir(outboxDir, { recursive: true });
    const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
    const count = String((written += 1)).padStart(6, "0");
    await writeFileAtomic(join(outboxDir, `${time}-${count}-${process.pid}.eml`), message);
  };
}
