import type { Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import sharp from "sharp";
import type { SitePicture } from "@/content/pictures";
import { type Library, sourceOf } from "./library";

/**
 * Answers GET /image/upload/<transformations>/<public id> with the picture at that width, as WebP,
 * which all our browsers take. Only `w_…,q_auto,f_auto` is known, all that the site asks for (row 175).
 * The id is only ever looked up, never joined to a path, so `..` in any spelling is an unknown one.
 */
export function imageRoute(library: Library): Handler {
  // Each picture is rendered once, and shared while it is in the making.
  const rendered = new Map<string, Promise<Buffer>>();
  return async (c) => {
    const { transformations = "", id = "" } = c.req.param();
    const [, width] = /^w_([1-9]\d{0,3}),q_auto,f_auto$/.exec(transformations) ?? [];
    if (!width) {
      const message = `"${transformations}" is not a transformation this service knows.`;
      throw new HTTPException(400, { message });
    }
    const picture = library.get(id);
    if (!picture) throw new HTTPException(404, { message: "There is no picture with this name." });
    const key = `${width} ${id}`;
    const image = rendered.get(key) ?? resize(picture, Number(width));
    rendered.set(key, image);
    image.catch(() => rendered.delete(key));
    return c.body(new Uint8Array(await image), 200, {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  };
}

const resize = (picture: SitePicture, width: number) =>
  sharp(sourceOf(picture, width))
    .resize({ width, withoutEnlargement: true })
    // Little effort, because a visitor waits for the first one.
    .webp({ quality: 76, effort: 0 })
    .toBuffer();
