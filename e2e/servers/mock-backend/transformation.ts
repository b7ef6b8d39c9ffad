import { Refusal } from "./http";

export type Format = "avif" | "webp" | "jpeg";
export type Transformation = { width?: number; quality?: number; format: Format | "auto" };

const formats: Record<string, Transformation["format"]> = {
  f_auto: "auto",
  f_avif: "avif",
  f_webp: "webp",
  f_jpg: "jpeg",
};

/**
 * Reads the part of an image address that says how to deliver it, such as `w_600,q_auto,f_auto`
 * (row 175): any order, each kind at most once. Refuses with 400 what it does not know.
 */
export function parseTransformation(text: string): Transformation {
  const transformation: Partial<Transformation> = {};
  const kinds = new Set<string>();
  for (const part of text.split(",")) {
    const kind = part.slice(0, 2);
    const number = /^[wq]_([1-9]\d{0,3})$/.exec(part)?.[1];
    const format = Object.hasOwn(formats, part) ? formats[part] : undefined;
    if (kinds.has(kind)) throw malformed(text);
    kinds.add(kind);

    if (kind === "w_" && number && Number(number) <= 4000) transformation.width = Number(number);
    else if (kind === "q_" && number && Number(number) <= 100)
      transformation.quality = Number(number);
    else if (format) transformation.format = format;
    else if (part !== "q_auto") throw malformed(text);
  }
  return { format: "jpeg", ...transformation };
}

const malformed = (text: string) =>
  new Refusal(400, `"${text}" is not a transformation this service knows.`);

/** The best format the browser says it can show. */
export function negotiate(accept: string): Format {
  if (accept.includes("image/avif")) return "avif";
  return accept.includes("image/webp") ? "webp" : "jpeg";
}
