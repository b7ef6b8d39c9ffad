import type { Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import sharp from "sharp";
import { type LibraryImage, sourceOf } from "./library";

type Format = "avif" | "webp" | "jpeg";
type Recipe = { width: number; format: Format };

/** What `q_auto` means for each format. Effort is low because a visitor waits for the first one. */
const settings = {
  avif: { quality: 45, effort: 0 },
  webp: { quality: 76, effort: 0 },
  jpeg: { quality: 80, mozjpeg: true },
} satisfies Record<Format, object>;

/**
 * Answers GET /image/upload/<transformations>/<public id> with the picture at that width, in the best
 * format the browser takes. Only `w_…,q_auto,f_auto` is known, all that the site asks for (row 175).
 * The id is only ever looked up, never joined to a path, so `..` in any spelling is an unknown one.
 */
export function imageRoute(library: ReadonlyMap<string, LibraryImage>): Handler {
  // Each picture is rendered once, and shared while it is in the making.
  const rendered = new Map<string, Promise<Buffer>>();
  return async (c) => {
    const { transformations = "", id = "" } = c.req.param();
    const [, width] = /^w_([1-9]\d{0,3}),q_auto,f_auto$/.exec(transformations) ?? [];
    if (!width) {
      const message = `"${transformations}" is not a transformation this service knows.`;
      throw new HTTPException(400, { message });
    }
    const image = library.get(id);
    if (!image) throw new HTTPException(404, { message: "There is no picture with this name." });
    const taken = c.req.header("accept") ?? "";
    const format = (["avif", "webp"] as const).find((each) => taken.includes(`image/${each}`));
    const recipe: Recipe = { width: Number(width), format: format ?? "jpeg" };
    const key = JSON.stringify([id, recipe]);
    const picture = rendered.get(key) ?? transform(image, recipe);
    rendered.set(key, picture);
    return c.body(new Uint8Array(await picture), 200, {
      "Content-Type": `image/${recipe.format}`,
      "Cache-Control": "public, max-age=31536000, immutable",
      "Cross-Origin-Resource-Policy": "cross-origin",
      Vary: "Accept",
    });
  };
}

async function transform(image: LibraryImage, { width, format }: Recipe) {
  const { extract } = image;
  const picture = sharp(sourceOf(image, width));
  if (extract) {
    const size = await picture.metadata();
    picture.extract({
      left: Math.round(extract.left * size.width),
      top: Math.round(extract.top * size.height),
      width: Math.round(extract.width * size.width),
      height: Math.round(extract.height * size.height),
    });
  }
  picture.resize({ width, withoutEnlargement: true });
  return picture.toFormat(format, settings[format]).toBuffer();
}
