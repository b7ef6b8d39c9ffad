import { createHash } from "node:crypto";
import { townPoints } from "@/content/service-area/town-points";
import { towns } from "@/content/towns";
import { drawMap, type Fonts, type Layout, type TownMap } from "@/lib/assets/maps/draw-map";
import { readLimits } from "@/lib/assets/maps/limits";

export type DrawnMap = Layout & TownMap;

/** For a text column, and for a phone: one picture shrunk to fit would have letters too small. */
export const layouts: Layout[] = [
  { name: "wide", width: 720, height: 620, letters: 15 },
  { name: "narrow", width: 370, height: 400, letters: 13.5 },
];

/** Draws the map in both layouts. Throws, naming the town, where its data is missing. */
export async function drawMaps(fonts: Fonts): Promise<DrawnMap[]> {
  const source = { limits: await readLimits(), points: townPoints, towns, fonts };
  return layouts.map((layout) => ({ ...layout, ...drawMap(layout, source) }));
}

/** What the page needs to know of the drawings; an address changes with its drawing. */
export const drawingsOf = (maps: readonly DrawnMap[]) =>
  Object.fromEntries(
    maps.map(({ name, width, height, svg, dots }) => {
      const version = createHash("sha256").update(svg).digest("hex").slice(0, 8);
      return [name, { address: `/maps/${name}.svg?v=${version}`, width, height, dots }];
    }),
  );
