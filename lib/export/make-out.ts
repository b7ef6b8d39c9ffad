import { readFileSync } from "node:fs";
import { constants, copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { iconSymbols } from "@/lib/assets/icons";
import { bundleBrowserScripts, scriptFiles } from "@/lib/export/browser-scripts";
import { brokenLinks } from "@/lib/export/check-links";
import { compress } from "@/lib/export/compress";
import type { Environment } from "@/lib/export/environment";
import { filesIn, servedFiles } from "@/lib/export/export-files";
import { headerRules, headersFile } from "@/lib/export/headers";
import { redirectsFile } from "@/lib/export/not-found-files";
import { processPage } from "@/lib/export/process-page";

type Folders = {
  /** What the framework has exported. */
  exportDir: string;
  /** The owner's files. */
  publicDir: string;
  /** What is published; it does not exist yet. */
  outDir: string;
};

/**
 * Makes the published site: the framework's pages as documents, the files they name, what hosts read, and
 * the owner's files, byte for byte; his `_redirects` stand before the build's own.
 *
 * @returns how many pages it has, and texts that were compressed
 * @throws an error naming the page, at the first unexpected one; the owner's file, where the build has
 *   made one of its name; or all links that lead nowhere
 */
export async function makeOut(
  { exportDir, publicDir, outDir }: Folders,
  environment: Environment,
): Promise<{ pages: number; compressed: number }> {
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), content);
  };
  const scripts = await bundleBrowserScripts(environment.vitals);
  const icons = await iconSymbols();
  const readStyles = (href: string) => readFileSync(join(exportDir, href), "utf8");
  const assets = scriptFiles(scripts);

  const served = await servedFiles(exportDir, publicDir);
  const pages = new Map<string, string>();
  for (const file of served) {
    const content = await readFile(join(exportDir, file));
    if (!file.endsWith(".html")) {
      await write(file, content);
      continue;
    }
    const site = { environment, scripts, icons, readStyles };
    const { html, files } = await processPage(file, content.toString(), site);
    await write(file, html);
    pages.set(file, html);
    for (const asset of files) assets.set(asset.url, asset);
  }
  for (const { url, text } of assets.values()) await write(url, text);

  await write("_headers", headersFile(headerRules()));
  // The owner's first: a host takes the first that fits.
  const redirects = await readFile(join(publicDir, "_redirects"), "utf8").catch(() => "");
  await write("_redirects", [redirects.trimEnd(), redirectsFile].filter(Boolean).join("\n"));
  await addPublicFiles(publicDir, outDir);
  const broken = brokenLinks(pages, new Set(await filesIn(outDir)));
  if (broken.length > 0) throw new Error(broken.join("\n"));
  // Last: a later change would not be in the compressed copies.
  return { pages: pages.size, compressed: await compress(outDir) };
}

async function addPublicFiles(publicDir: string, outDir: string): Promise<void> {
  for (const file of await filesIn(publicDir)) {
    if (file === "_redirects") continue;
    const target = join(outDir, file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(publicDir, file), target, constants.COPYFILE_EXCL).catch((error) => {
      if (error.code !== "EEXIST") throw error;
      const advice = "has the name of a file that the build makes: rename or delete it.";
      throw new Error(`public/${file} ${advice}`);
    });
  }
}
