import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import PostalMime, { type Address } from "postal-mime";
import writeFileAtomic from "write-file-atomic";

/** A mail as an e-mail program would show it. */
export type ArrivedMail = {
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  date: string;
};

export type Mailbox = {
  deliver: (mail: SendMailOptions) => Promise<unknown>;
  /** What is kept here, newest first. */
  list: () => Promise<ArrivedMail[]>;
  /** Where mail goes, in one sentence. */
  destination: string;
};

/**
 * Hands mail to the server at a URL such as smtp://user:secret@mail.example.com:587, and keeps none.
 * Throws when the URL is of another kind.
 */
export function smtpMailbox(smtpUrl: string): Mailbox {
  if (!/^smtps?:\/\/[^/]/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    // The URL may hold a password, so it is not repeated here.
    throw new Error(
      "SMTP_URL must look like smtp://localhost:1025 or smtps://user:secret@host:465.",
    );
  }
  // The visitor waits for the answer, so a dead mail server must not take the default two minutes.
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000 };
  const transport = createTransport({ url: smtpUrl, ...patience });
  return {
    deliver: (mail) => transport.sendMail(mail),
    list: async () => [],
    destination: `Quotes are handed to the mail server ${new URL(smtpUrl).host}, so look for them there.`,
  };
}

let written = 0;

/** Keeps each mail in a folder as an .eml file, whose names sort by time of arrival. */
export function folderMailbox(folder: string): Mailbox {
  const transport = createTransport({ streamTransport: true, buffer: true });
  // A file never changes once it is there, so each is parsed once.
  const parsed = new Map<string, Promise<ArrivedMail>>();
  const parse = (file: string) => {
    const mail = parsed.get(file) ?? readFile(join(folder, file)).then(parseMail);
    parsed.set(file, mail);
    return mail;
  };
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error("nodemailer returned no buffer");
      await mkdir(folder, { recursive: true });
      const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
      const name = `${time}-${String((written += 1)).padStart(6, "0")}-${process.pid}`;
      await writeFileAtomic(join(folder, `${name}.eml`), message);
    },
    async list() {
      const files = await readdir(folder).catch(() => []);
      const mails = files.filter((file) => file.endsWith(".eml"));
      return Promise.all(mails.sort().reverse().map(parse));
    },
    destination: `Each quote is kept as an .eml file in the folder ${folder}.`,
  };
}

/** Reads one message as sent, from an .eml file or from a mail server. */
export async function parseMail(message: Buffer): Promise<ArrivedMail> {
  const { to, from, replyTo, subject, text, date } = await PostalMime.parse(message);
  return {
    to: (to ?? []).map(display).join(", "),
    from: from ? display(from) : "",
    replyTo: (replyTo ?? []).map(display).join(", "),
    subject: subject ?? "",
    text: text ?? "",
    date: date ?? "",
  };
}

const display = ({ name, address = "" }: Address) => (name ? `${name} <${address}>` : address);
