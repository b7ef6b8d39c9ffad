import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { z } from "zod";
import { attempt } from "@/lib/forms/attempt";

export type KeptList<Entry> = { all: () => readonly Entry[]; set: (entries: Entry[]) => void };

/**
 * Opens a list kept in a JSON file; each change replaces the whole file in one step, and throws when it
 * cannot be written. Rejects when the file holds anything else: starting empty would lose it all.
 */
export async function openList<Entry>(
  file: string,
  entry: z.ZodType<Entry>,
): Promise<KeptList<Entry>> {
  const kept = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw error;
  });
  let entries = z.array(entry).parse(
    attempt(() => JSON.parse(kept) as unknown),
    { error: () => `${file} is damaged` },
  );
  return {
    all: () => entries,
    set(next) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileAtomic.sync(file, `${JSON.stringify(next, null, 2)}\n`);
      entries = next;
    },
  };
}
