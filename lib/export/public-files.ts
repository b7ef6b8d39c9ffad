import { constants } from "node:fs";
import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { filesBelow } from "@/lib/export/out-files";

/** The paths within `public` of the files in it: the owner's, and in `made` the build's. */
const filesOf = async (folder: string) =>
  (await filesBelow(folder)).map((file) => relative(folder, file));

/**
 * Takes the framework's copies of `public` out of an export. What is left is what the framework
 * made, so no later step can mistake an owner's file for a page or for a file that nothing uses. A
 * file that the framework has replaced by its own stays.
 */
export async function removePublicFiles(outDir: string, publicDir = "public"): Promise<void> {
  for (const file of await filesOf(publicDir)) {
    const copy = await readFile(join(outDir, file)).catch(() => undefined);
    if (copy?.equals(await readFile(join(publicDir, file)))) await rm(join(outDir, file));
  }
}

/**
 * Puts every file of `public` into an export, byte for byte.
 *
 * @throws one sentence naming the file, when the build has made one of its name
 */
export async function addPublicFiles(outDir: string, publicDir = "public"): Promise<void> {
  for (const file of await filesOf(publicDir)) {
    const target = join(outDir, file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(publicDir, file), target, constants.COPYFILE_EXCL).catch((error) => {
      if (error.code !== "EEXIST") throw error;
      const name = `public/${file.split(sep).join("/")}`;
      throw new Error(`${name} has the name of a file that the build makes: rename or delete it.`);
    });
  }
}
