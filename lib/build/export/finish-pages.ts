import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Environment } from "@/lib/build/environment";
import { finishPage } from "@/lib/build/export/finish-page";
import { bundleInlineScripts } from "@/lib/build/export/page-script";
import { readScriptNames } from "@/lib/build/export/script-names";
import { bundleReporter } from "@/lib/build/export/vitals";
import { iconSymbols } from "@/lib/build/icons";
import { filesBelow } from "@/lib/build/out-files";

/**
 * Finishes every page of an export where it lies, and writes each page's data, and the reporter of
 * web vitals where somebody collects them, into files of their own. Out: how many pages there are.
 * Rejects, naming the page, at the first that is not as expected.
 */
export async function finishPages(outDir: string, environment: Environment): Promise<number> {
  async function put({ path, text }: { path: string; text: string }): Promise<void> {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), text);
  }

  const files = (await filesBelow(outDir)).filter((file) => file.endsWith(".html"));
  const pages = await Promise.all(files.map((file) => readFile(file, "utf8")));

  const reporter = environment.vitals ? await bundleReporter(environment.vitals) : undefined;
  if (reporter) await put(reporter);
  const tools = {
    environment,
    vitals: reporter?.path,
    inline: await bundleInlineScripts(),
    readStyles: (href: string) => readFileSync(join(outDir, href), "utf8"),
    namesInScripts: await readScriptNames(outDir, pages),
    symbols: await iconSymbols(),
  };
  for (const [index, file] of files.entries()) {
    const exported = pages[index] ?? "";
    const { html, data, legacy } = finishPage(relative(outDir, file), exported, tools);
    await writeFile(file, html);
    await put(data);
    await Promise.all(legacy.map((address) => rm(join(outDir, address), { force: true })));
  }
  return pages.length;
}
