import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Every file below a folder, with the folder's path, in a fixed order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
