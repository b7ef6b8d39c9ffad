import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { z } from "zod";

export type Subscribers = {
  list: () => readonly string[];
  /** Resolves once the change is safe on disk. Adding twice, or removing a stranger, is fine. */
  add: (email: string) => Promise<void>;
  remove: (email: string) => Promise<void>;
};

/** The body of POST /subscribe-smart-heat and /unsubscribe-smart-heat (rows 150, 188-190). */
export const addressSchema = z.strictObject(
  {
    email: z
      .string("Please enter a valid email address.")
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Please enter a valid email address."),
  },
  "We could not read that form. Please try again.",
);

/**
 * Opens the subscriber list kept in one JSON file. Each change replaces the whole file in one
 * step, so a kill in mid-write leaves the list before or the list after. Rejects, naming the
 * file, when it holds anything but a list of addresses: starting empty would lose them all.
 */
export async function openSubscribers(file: string): Promise<Subscribers> {
  let current = await read(file);
  let lastChange: Promise<void> = Promise.resolve();

  // One change at a time, and memory follows the disk: a failed write changes neither.
  const change = (edit: (emails: readonly string[]) => string[]) => {
    const thisChange = lastChange.then(async () => {
      const next = edit(current);
      await mkdir(dirname(file), { recursive: true });
      await writeFileAtomic(file, `${JSON.stringify(next, null, 2)}\n`);
      current = next;
    });
    lastChange = thisChange.catch(() => {});
    return thisChange;
  };

  return {
    list: () => current,
    add: (email) => change((emails) => [...without(emails, email), email]),
    remove: (email) => change((emails) => without(emails, email)),
  };
}

const without = (emails: readonly string[], gone: string) =>
  emails.filter((email) => email.toLowerCase() !== gone.toLowerCase());

async function read(file: string): Promise<readonly string[]> {
  try {
    return z.array(z.string()).parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    // No instanceof: under Jest, errors of node itself come from outside the test's own globals.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(
      `${file} is not a readable list of subscribers (${reason}). Repair it, or move it away to start a new one.`,
    );
  }
}
