import { readFile } from "node:fs/promises";
import { basename, relative } from "node:path";
import { namesIn } from "@/lib/build/export/own-styles";
import { filesBelow } from "@/lib/build/out-files";

/**
 * Reads every script of an export. In: its folder and the HTML of its pages. Out: what tells of the
 * scripts that a page names, by their addresses, all names in them and in those fetched on demand
 * of another script, which no page names.
 */
export async function readScriptNames(
  outDir: string,
  pages: readonly string[],
): Promise<(sources: readonly string[]) => readonly string[]> {
  const files = (await filesBelow(outDir)).filter((file) => file.endsWith(".js"));
  const names = new Map<string, string[]>();
  for (const file of files) {
    names.set(`/${relative(outDir, file)}`, namesIn(await readFile(file, "utf8")));
  }
  const onDemand = [...names.keys()].filter(
    (address) => !pages.some((page) => page.includes(basename(address))),
  );
  return (sources) => [...sources, ...onDemand].flatMap((address) => names.get(address) ?? []);
}
