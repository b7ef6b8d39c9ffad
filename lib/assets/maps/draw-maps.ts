import { createHash } from "node:crypto";
import { townPoints, towns } from "@/content/towns";
import { drawMap, type Fonts, type Layout, type TownMap } from "@/lib/assets/maps/draw-map";
import { readLimits } from "@/lib/assets/maps/limits";

type DrawnMap = Layout & TownMap;
/** What the page knows of a drawing: its URL, which changes with it, its size, the towns' dots. */
type Drawing = Pick<DrawnMap, "width" | "height" | "dots"> & { url: string };

/** For a text column, and for a phone: one picture shrunk to fit would have letters too small. */
export const layouts: Layout[] = [
  { name: "wide", width: 720, height: 620, letters: 15, room: 20 },
  { name: "narrow", width: 370, height: 400, letters: 13.5, room: 9 },
];

/** Draws the map in both layouts; a town without a point is left out. */
export async function drawMaps(fonts: Fonts): Promise<DrawnMap[]> {
  const source = { limits: await readLimits(), points: townPoints, towns, fonts };
  return layouts.map((layout) => ({ ...layout, ...drawMap(layout, source) }));
}

/** The content of lib/service-area/map-drawings.ts, by the layouts' names. */
export function drawingsOf(maps: readonly DrawnMap[]): Record<Layout["name"], Drawing> {
  const drawing = ({ name, width, height, svg, dots }: DrawnMap) => {
    const version = createHash("sha256").update(svg).digest("hex").slice(0, 8);
    return [name, { url: `/made/maps/${name}-${version}.svg`, width, height, dots }] as const;
  };
  return Object.fromEntries(maps.map(drawing)) as Record<Layout["name"], Drawing>;
}
