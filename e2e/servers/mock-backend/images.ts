import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import writeFileAtomic from "write-file-atomic";
import { type Handler, Refusal } from "./http";
import type { LibraryImage } from "./library";
import { type Format, negotiate, parseTransformation } from "./transformation";

export const imagePrefix = "/image/upload/";

/**
 * Answers GET /image/upload/<transformations>/<public_id> with the picture at that width and
 * format (issue on the gallery, point 1). The id is only ever looked up in the library, never
 * joined to a path, so `..` in any spelling is just an unknown id.
 */
export function imageHandler(
  library: ReadonlyMap<string, LibraryImage>,
  cacheDir: string,
): Handler {
  const render = cachedRenderer(cacheDir);
  return async ({ path, headers }) => {
    const [, transformations = "", encodedId = ""] =
      /^([^/]*)\/?(.*)$/s.exec(path.slice(imagePrefix.length)) ?? [];
    const { width, quality, format } = parseTransformation(decode(transformations));
    const image = library.get(decode(encodedId));
    if (!image) throw new Refusal(404, "There is no picture with this name.");

    const chosen = format === "auto" ? negotiate(headers.accept ?? "") : format;
    return {
      status: 200,
      headers: {
        "content-type": `image/${chosen}`,
        "cache-control": "public, max-age=31536000, immutable",
        "cross-origin-resource-policy": "cross-origin",
        ...(format === "auto" && { vary: "Accept" }),
      },
      body: await render(image, { width, quality, format: chosen }),
    };
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(400, "This address is not spelled correctly.");
  }
}

type Recipe = { width?: number; quality?: number; format: Format };
type Render = (image: LibraryImage, recipe: Recipe) => Promise<Buffer>;

/** Renders each picture once: kept on disk by what goes into it, and shared while in the making. */
function cachedRenderer(cacheDir: string): Render {
  const inTheMaking = new Map<string, Promise<Buffer>>();
  return async (image, recipe) => {
    const source = await readFile(image.file);
    const key = createHash("sha256")
      .update(source)
      .update(JSON.stringify([image.extract, recipe, settings[recipe.format]]))
      .digest("hex");
    const file = join(cacheDir, `${key}.${recipe.format}`);
    const made = inTheMaking.get(key) ?? readFile(file).catch(() => make(file));
    inTheMaking.set(key, made);
    return made.finally(() => inTheMaking.delete(key));

    async function make(target: string) {
      const picture = await transform(source, image, recipe);
      await mkdir(cacheDir, { recursive: true });
      await writeFileAtomic(target, picture, { fsync: false });
      return picture;
    }
  };
}

async function transform(
  source: Buffer,
  { extract }: LibraryImage,
  recipe: Recipe,
): Promise<Buffer> {
  let picture = sharp(source);
  if (extract) {
    const { width, height } = await picture.metadata();
    picture = picture.extract({
      left: Math.round(extract.left * width),
      top: Math.round(extract.top * height),
      width: Math.round(extract.width * width),
      height: Math.round(extract.height * height),
    });
  }
  if (recipe.width) picture = picture.resize({ width: recipe.width, withoutEnlargement: true });
  const quality = recipe.quality ?? settings[recipe.format].quality;
  return picture.toFormat(recipe.format, { ...settings[recipe.format], quality }).toBuffer();
}

/** What `q_auto` means for each format. Effort is low because a visitor waits for the first one. */
const settings = {
  avif: { quality: 45, effort: 2 },
  webp: { quality: 76, effort: 2 },
  jpeg: { quality: 80, mozjpeg: true },
} satisfies Record<Format, object>;
