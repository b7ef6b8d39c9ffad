import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseData } from "@/content/parse-content";
import { text } from "@/content/schema";

const share = z.number().min(0, "must lie in the picture").max(1, "must lie in the picture");
/** The rectangle that a part fills. */
const boxSchema = z.strictObject({ x0: share, y0: share, x1: share, y1: share });
export type Box = z.infer<typeof boxSchema>;
const markersSchema = z.record(
  text,
  z.strictObject({ x: share, y: share, box: boxSchema.optional() }),
);

const folder = join(process.cwd(), "content", "imagery", "masters", "figures");

/**
 * The positions of a picture's parts by their ids, 0..1 from the upper left, and the rectangles that they
 * fill, as the renderer wrote them. Throws when the file is missing or a part lies outside the picture, which
 * stops the build.
 */
export function markersOf(picture: string) {
  const file = join(/* turbopackIgnore: true */ folder, `${picture}.json`);
  const markers = parseData(
    `imagery/masters/figures/${picture}.json`,
    markersSchema,
    JSON.parse(readFileSync(file, "utf8")),
  );
  return new Map(Object.entries(markers));
}
