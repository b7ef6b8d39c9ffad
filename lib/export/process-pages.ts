import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Environment } from "@/lib/export/environment";
import { bundle, scriptFile } from "@/lib/export/bundle";
import { processPage } from "@/lib/export/process-page";
import { bundleIslands, islandNames } from "@/lib/export/islands";
import { readPage } from "@/lib/export/page";
import { bundleInlineScripts } from "@/lib/export/inline-scripts";
import { isSpare, prune } from "@/lib/export/prune";
import { iconSymbols } from "@/lib/assets/icons";
import { filesBelow } from "@/lib/export/out-files";

/**
 * Finishes every page of an export in place, deletes unused files, and adds the scripts of the
 * islands and of the web vitals reporter, if any. Out: the numbers of pages and of deleted files.
 * Rejects, naming the page, at the first unexpected one.
 */
export async function processPages(
  outDir: string,
  environment: Environment,
): Promise<{ pages: number; pruned: number }> {
  const files = (await filesBelow(outDir)).filter(
    (file) => file.endsWith(".html") && !isSpare(relative(outDir, file)),
  );
  const pages = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const islands = await bundleIslands(new Set(pages.map(readPage).flatMap(islandNames)));
  const report = environment.vitals
    ? await bundle({ entryPoints: ["lib/vitals/report.ts"], format: "iife" })
    : "";
  const reporter = report ? [scriptFile("vitals", report)] : [];
  const tools = {
    environment,
    islands,
    vitals: reporter[0]?.path,
    inline: await bundleInlineScripts(),
    readStyles: (href: string) => readFileSync(join(outDir, href), "utf8"),
    symbols: await iconSymbols(),
  };
  for (const [index, file] of files.entries()) {
    await writeFile(file, processPage(relative(outDir, file), pages[index] ?? "", tools));
  }
  // The stylesheets are now inlined.
  const pruned = await prune(outDir);
  for (const { path, text } of [...[...islands.values()].flat(), ...reporter]) {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), text);
  }
  return { pages: pages.length, pruned };
}
