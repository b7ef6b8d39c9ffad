import { open } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import writeFileAtomic from "write-file-atomic";
import { master } from "@/lib/assets/masters";

const folder = join("content", "imagery", "masters");
/** The longer side of a master, in pixels: browsers get 1600 at most. */
const longest = 2400;

const howToSave =
  "Save it as JPEG first: on a Mac open it in Preview and choose File, Export, JPEG; on an iPhone choose Settings, Camera, Formats, Most Compatible before you take it.";

/** Whether the file begins as HEIC does, whatever its name. */
async function isHeic(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(32), 0, 32, 0).finally(() => file.close());
  return /ftyp(hei[cx]|hevc|mif1|msf1)/.test(buffer.toString("latin1"));
}

/**
 * Writes a photograph's master: upright, without what the camera wrote (place, time, model), at most 2,400
 * pixels long.
 *
 * @param name of the picture, without ending
 * @returns its size in pixels
 * @throws one sentence, when the file is no picture that can be read
 */
export async function encodeMaster(path: string, name: string) {
  const heic = await isHeic(path);
  // Without keepMetadata nothing of it is written.
  const encoded = sharp(path, { failOn: "error" })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
    .avif(master);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(() => {
    const what = heic ? "is a HEIC, which cannot be read here" : "is no whole JPEG or PNG";
    throw new Error(`${path} ${what}. ${howToSave}`);
  });
  await writeFileAtomic(join(folder, `${name}.avif`), data);
  return { width: info.width, height: info.height };
}
