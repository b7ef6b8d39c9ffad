import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Environment } from "@/lib/export/environment";
import { bundleBrowserScripts, filesOf } from "@/lib/export/browser-scripts";
import { processPage } from "@/lib/export/process-page";
import type { Script } from "@/lib/islands/bundle";
import { isUnused, prune } from "@/lib/export/prune";
import { iconSymbols } from "@/lib/assets/icons";
import { filesBelow } from "@/lib/export/out-files";

/**
 * Finishes every page of an export in place, deletes unused files, and adds the scripts of the
 * islands and of the web vitals reporter, if any.
 *
 * @returns the numbers of pages and of deleted files
 * @throws an error naming the page, at the first unexpected one
 */
export async function processPages(
  outDir: string,
  environment: Environment,
): Promise<{ pages: number; pruned: number }> {
  const files = (await filesBelow(outDir)).filter(
    (file) => file.endsWith(".html") && !isUnused(relative(outDir, file)),
  );
  const pages = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const scripts = await bundleBrowserScripts(environment.vitals);
  const added = new Map<string, Script>();
  const tools = {
    environment,
    scripts,
    readStyles: (href: string) => readFileSync(join(outDir, href), "utf8"),
    symbols: await iconSymbols(),
    addFile: (file: Script) => void added.set(file.url, file),
  };
  for (const [index, file] of files.entries()) {
    await writeFile(file, processPage(relative(outDir, file), pages[index] ?? "", tools));
  }
  // The stylesheets are now inlined.
  const pruned = await prune(outDir);
  for (const { url, text } of [...filesOf(scripts), ...added.values()]) {
    await mkdir(dirname(join(outDir, url)), { recursive: true });
    await writeFile(join(outDir, url), text);
  }
  return { pages: pages.length, pruned };
}
