import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "@/lib/export/export-files";

const texts = [".html", ".js", ".css", ".svg", ".txt", ".xml", ".json"];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside a file, unless compression saves nothing. One that is there is the
 * owner's, and stays.
 */
async function compressFile(file: string): Promise<void> {
  const original = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: original.length,
  };
  const forms = {
    br: await brotli(original, { params }),
    gz: await gzipped(original, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    const target = `${file}.${ending}`;
    if (form.length < original.length && !existsSync(target)) await writeFile(target, form);
  }
}

/**
 * Compresses every text file of an export, for hosts that serve such files. Runs last, since later
 * changes would not be in the copies.
 *
 * @returns the number of texts
 */
export async function compress(outDir: string): Promise<number> {
  const files = (await filesIn(outDir)).filter((file) => texts.includes(extname(file)));
  await Promise.all(files.map((file) => compressFile(join(outDir, file))));
  return files.length;
}
