import { readdir, rm, rmdir } from "node:fs/promises";
import { basename, dirname, relative } from "node:path";
import { filesBelow } from "@/lib/build/out-files";

/**
 * Whether nothing ever requests an exported file (measured by clicking, hovering and going back
 * through the export; stack.md §5): `__next._full.txt` is a byte-for-byte copy of the page's own
 * `.txt`, and `_not-found` is a copy of 404.html with payloads that no link leads to. All others
 * are needed: `<page>.txt` by a click, `_tree`, `_index` and `__PAGE__` by a fetch ahead of it.
 */
const isSpare = (path: string) =>
  basename(path) === "__next._full.txt" || /^_not-found(\.|\/|$)/.test(path);

/** Deletes what nothing requests from an export, and the folders left empty. Out: how many files. */
export async function prune(outDir: string): Promise<number> {
  const spare = (await filesBelow(outDir)).filter((file) => isSpare(relative(outDir, file)));
  for (const file of spare) {
    await rm(file);
    const folder = dirname(file);
    if ((await readdir(folder)).length === 0) await rmdir(folder);
  }
  return spare.length;
}
