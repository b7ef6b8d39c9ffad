import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Environment } from "@/lib/build/environment";
import { finishPage } from "@/lib/build/export/finish-page";
import { bundlePageScript } from "@/lib/build/export/page-script";
import { filesBelow } from "@/lib/build/out-files";

/**
 * Finishes every page of an export where it lies, and writes each page's data into a file of its
 * own. Out: how many pages there are. Rejects, naming the page, at the first that is not as expected.
 */
export async function finishPages(outDir: string, environment: Environment): Promise<number> {
  const tools = {
    environment,
    pageScript: await bundlePageScript(),
    readStyles: (href: string) => readFileSync(join(outDir, href), "utf8"),
  };
  const pages = (await filesBelow(outDir)).filter((file) => file.endsWith(".html"));
  for (const file of pages) {
    const exported = await readFile(file, "utf8");
    const { html, data, legacy } = finishPage(relative(outDir, file), exported, tools);
    await writeFile(file, html);
    await mkdir(dirname(join(outDir, data.path)), { recursive: true });
    await writeFile(join(outDir, data.path), data.text);
    await Promise.all(legacy.map((address) => rm(join(outDir, address), { force: true })));
  }
  return pages.length;
}
