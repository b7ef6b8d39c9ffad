import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseContent } from "@/content/parse-content";
import { text } from "@/content/schema";

const share = z.number().min(0, "must lie in the picture").max(1, "must lie in the picture");
const markersSchema = z.strictObject({
  picture: text,
  parts: z.array(z.strictObject({ id: text, x: share, y: share })).min(5),
  /** The rectangle each part fills, if the renderer wrote one. */
  boxes: z
    .array(z.strictObject({ id: text, x0: share, y0: share, x1: share, y1: share }))
    .optional(),
});

/** A part's position, and the rectangle it fills. */
type Marker = { x: number; y: number; box: Box | undefined };
export type Box = NonNullable<z.infer<typeof markersSchema>["boxes"]>[number];

const folder = join(process.cwd(), "content", "imagery", "renders", "figures");

/**
 * The positions of a picture's parts, 0..1 from the upper left, as the renderer wrote them. Throws
 * when the file is missing or a part lies outside the picture, which stops the build.
 */
export function markersOf(picture: string): ReadonlyMap<string, Marker> {
  const file = join(/* turbopackIgnore: true */ folder, `${picture}.json`);
  const { parts, boxes = [] } = parseContent(
    `imagery/renders/figures/${picture}.json`,
    markersSchema,
    JSON.parse(readFileSync(file, "utf8")) as z.input<typeof markersSchema>,
  );
  return new Map(
    parts.map(({ id, x, y }) => [id, { x, y, box: boxes.find((box) => box.id === id) }]),
  );
}
