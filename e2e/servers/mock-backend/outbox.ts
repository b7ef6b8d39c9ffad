import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address, type Email } from "postal-mime";

/** A mail in the outbox folder, as an e-mail program would show it. */
export type ArrivedMail = {
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  date: string;
};

/**
 * A reader of an outbox folder, newest mail first; a folder that does not exist yet is empty.
 * A file never changes once it is there, so each is parsed once.
 */
export function openOutbox(folder: string): () => Promise<ArrivedMail[]> {
  const parsed = new Map<string, Promise<ArrivedMail>>();
  const parse = (file: string) => {
    const mail = parsed.get(file) ?? readFile(join(folder, file)).then(parseMail);
    parsed.set(file, mail);
    return mail;
  };
  return async () => {
    const files = await readdir(folder).catch(() => []);
    const mails = files.filter((file) => file.endsWith(".eml"));
    return Promise.all(mails.sort().reverse().map(parse));
  };
}

/** Reads one message as sent, from an .eml file or from a mail server. */
export async function parseMail(message: Buffer): Promise<ArrivedMail> {
  const mail: Email = await PostalMime.parse(message);
  return {
    to: (mail.to ?? []).map(display).join(", "),
    from: mail.from ? display(mail.from) : "",
    replyTo: (mail.replyTo ?? []).map(display).join(", "),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    date: mail.date ?? "",
  };
}

const display = ({ name, address = "" }: Address) => (name ? `${name} <${address}>` : address);
