import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import PostalMime, { type Address } from "postal-mime";
import writeFileAtomic from "write-file-atomic";

export type ArrivedMail = {
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  date: string;
};

let written = 0;

/** Keeps each mail in a folder as an .eml file, whose names sort by time of arrival. */
export function openMailbox(folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  // A file never changes once it is there, so each is parsed once.
  const parsed = new Map<string, Promise<ArrivedMail>>();
  const parse = (file: string) => {
    const mail = parsed.get(file) ?? readFile(join(folder, file)).then(parseMail);
    parsed.set(file, mail);
    mail.catch(() => parsed.delete(file));
    return mail;
  };
  return {
    async deliver(mail: SendMailOptions) {
      const { message } = await transport.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error("nodemailer returned no buffer");
      await mkdir(folder, { recursive: true });
      const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
      const name = `${time}-${String((written += 1)).padStart(6, "0")}-${process.pid}`;
      await writeFileAtomic(join(folder, `${name}.eml`), message);
    },
    /** What is kept here, newest first. */
    async list() {
      const files = await readdir(folder).catch(() => []);
      const mails = files.filter((file) => file.endsWith(".eml"));
      return Promise.all(mails.sort().reverse().map(parse));
    },
    folder,
  };
}

async function parseMail(message: Buffer): Promise<ArrivedMail> {
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
