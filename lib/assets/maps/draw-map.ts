import { createHash } from "node:crypto";
import { geoPath } from "d3-geo";
import type { MultiLineString, Polygon } from "geojson";
import svgpath from "svgpath";
import { townPoints, towns } from "@/content/towns";
import type { DrawnFont } from "@/lib/assets/maps/outlines";
import { drawLimits, limitsOf, readTopology, type Whole } from "@/lib/assets/maps/limits";
import { emptiestSpot, placeLabels } from "@/lib/assets/maps/labels";
import { boxAround, fitMercator, type Box, type Point, type Rings } from "@/lib/assets/maps/plane";
import { slugOf } from "@/lib/service-area/slug";

/** A layout of the map: its size, that of its letters, and how far names stay from other dots, in pixels. */
export type Layout = {
  name: "wide" | "narrow";
  width: number;
  height: number;
  letters: number;
  room: number;
};

/** A drawn map: the file's text, and each town's dot. */
export type TownMap = { svg: string; dots: { town: string; x: number; y: number }[] };

export type Fonts = { name: DrawnFont; county: DrawnFont };

type Source = {
  topology: Whole;
  points: Readonly<Partial<Record<string, Point>>>;
  towns: readonly string[];
  fonts: Fonts;
};

/** Tokens of tailwind.config.ts, which a standalone SVG cannot read. */
export const colors = {
  ink: "#10202e",
  muted: "#51606c",
  control: "#8a8377",
  card: "#ffffff",
  sage: "#2c6e5a",
  land: "#8fcdb6",
};
const { ink, muted, control, card, sage, land } = colors;

const round = (value: number) => Math.round(value * 10) / 10;

/** Lines or outlines as a path with relative steps, which are shorter, rounded to a tenth of a pixel. */
function pathOf(type: "Polygon" | "MultiLineString", rings: Rings): string {
  const coordinates = rings.map((ring) => ring.map((point) => [...point]));
  const shape = { type, coordinates } as Polygon | MultiLineString;
  return svgpath(geoPath()(shape) ?? "")
    .rel()
    .round(1)
    .toString();
}

/**
 * Draws the served towns: their limits where they are known, the counties' borders, names, and a scale of
 * five miles. A town without a point is only in the list (content/service-area/README.md).
 */
export function drawMap(layout: Layout, { topology, points, towns, fonts }: Source): TownMap {
  const { width, height, letters, room } = layout;
  const inner = (margin: number, foot: number): Box => ({
    left: margin,
    top: margin,
    right: width - margin,
    bottom: height - foot,
  });
  const limits = limitsOf(topology);
  const shown = towns.flatMap((town) => {
    const place = points[town];
    return place ? [{ town, places: limits.get(`town:${town}`)?.flat(2) ?? [place], place }] : [];
  });
  const { project, pixelsPerMile } = fitMercator(
    shown.flatMap(({ places }) => places),
    // Names mostly stand right of their dots.
    { ...inner(letters * 0.6, letters * 3.2), top: letters * 1.4, right: width - letters * 2.8 },
  );
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const drawn = drawLimits(topology, project, whole);
  const served = [...drawn.towns].filter(([town]) => towns.includes(town));
  const dots = shown.map(({ town, place }) => {
    const [x, y] = project(place);
    return { town, x: round(x), y: round(y) };
  });

  const labels = placeLabels(
    dots.map(({ town, x, y }) => ({
      name: town,
      dot: [x, y] as const,
      width: fonts.name.measure(town, letters),
    })),
    { size: letters, room, frame: inner(2, 6) },
  );
  const countySize = letters * 0.78;
  const bar = { x: 16, y: height - 16, length: round(5 * pixelsPerMile) };
  const taken = [
    ...labels.map(({ box }) => box),
    ...dots.map(({ x, y }) => boxAround([[x, y]])),
    ...served.flatMap(([, rings]) => rings.map((ring) => boxAround(ring))),
    { left: bar.x, top: bar.y - 14, right: bar.x + bar.length + 60, bottom: height },
  ];
  const counties = [...drawn.counties].map(([name, county]) => {
    const words = `${name} County`.toUpperCase();
    const label = { width: fonts.county.measure(words, countySize), size: countySize, county };
    const spot =
      emptiestSpot(label, taken, inner(16, 16)) ??
      emptiestSpot(label, [...labels.map(({ box }) => box), ...taken.slice(-1)], inner(16, 16));
    if (!spot) return "";
    const [x, y] = spot;
    return fonts.county.draw(words, { x, y, size: countySize, fill: muted });
  });
  const outlines = served.map(
    ([town, rings]) => `<path id="${slugOf(town)}" d="${pathOf("Polygon", rings)}"/>`,
  );
  const names = labels.map(({ name, x, y }) =>
    fonts.name.draw(name, { x: round(x), y: round(y), size: letters, fill: ink }),
  );
  const circles = dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.6"/>`);
  const scale = fonts.name.draw("5 miles", {
    x: bar.x + bar.length + 7,
    y: bar.y + 4,
    size: letters * 0.8,
    fill: muted,
  });

  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g fill="${land}" fill-opacity=".5" fill-rule="evenodd" stroke="${card}" stroke-width="1.2" stroke-linejoin="round">${outlines.join("")}</g>`,
    `<path d="${pathOf("MultiLineString", drawn.borders)}" fill="none" stroke="${control}" stroke-opacity=".7" stroke-dasharray="4 4"/>`,
    ...counties,
    `<path d="M${bar.x} ${bar.y - 5}v5h${bar.length}v-5" fill="none" stroke="${muted}" stroke-width="1.4"/>`,
    scale,
    `<g fill="${sage}" stroke="${card}" stroke-width="1.6">${circles.join("")}</g>`,
    `<g stroke="${card}" stroke-width="190" stroke-opacity=".85" stroke-linejoin="round" paint-order="stroke">${names.join("")}</g>`,
    "</svg>\n",
  ].join("");
  return { svg, dots };
}

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
  const source = { topology: await readTopology(), points: townPoints, towns, fonts };
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
