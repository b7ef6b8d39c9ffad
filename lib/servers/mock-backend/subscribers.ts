import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { z } from "zod";
import { attempt } from "@/lib/forms/attempt";

export type Subscribers = {
  list: () => readonly string[];
  /** Subscribing twice, or unsubscribing a stranger, is fine. Both throw when the file cannot be written. */
  subscribe: (email: string) => void;
  unsubscribe: (email: string) => void;
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
 * Opens the subscriber list kept in one JSON file; each change replaces the whole file in one step.
 * Rejects when it holds anything but a list of addresses: starting empty would lose them all.
 */
export async function openSubscribers(file: string): Promise<Subscribers> {
  const kept = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw error;
  });
  let emails = z.array(z.string()).parse(
    attempt(() => JSON.parse(kept) as unknown),
    { error: () => `${file} is damaged` },
  );

  const without = (gone: string) =>
    emails.filter((email) => email.toLowerCase() !== gone.toLowerCase());
  const change = (next: string[]) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileAtomic.sync(file, `${JSON.stringify(next, null, 2)}\n`);
    emails = next;
  };
  return {
    list: () => emails,
    subscribe: (email) => change([...without(email), email]),
    unsubscribe: (email) => change(without(email)),
  };
}
