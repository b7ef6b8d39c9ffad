import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { polygonArea } from "d3-polygon";
import { feature, mesh, transform } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { Feature, MultiPolygon, Polygon, Position } from "geojson";
import { boxAround, overlap } from "@/lib/assets/maps/plane";
import type { Box, Point, Rings } from "@/lib/assets/maps/plane";

/** A topology in the packages' form, and one of its objects. */
export type Whole = Parameters<typeof presimplify>[0];
type Shape = Whole["objects"][string];

/** One outline: its parts, each with its holes. */
export type Limits = readonly Rings[];

/** What the map draws: outlines by name, and the counties' borders as lines. */
export type Drawn = {
  towns: ReadonlyMap<string, Rings>;
  counties: ReadonlyMap<string, Rings>;
  borders: Rings;
};

/** A corner that spans less than this many square pixels with its neighbors is removed. */
const corner = 2.5;
/** Parts of a town and holes smaller than this many square pixels are not drawn. */
const island = 30;
const hole = 120;

const file = join("content", "service-area", "limits.topo.json");

const toPoints = (line: readonly Position[]) => line.map(([x = 0, y = 0]): Point => [x, y]);

function partsOf(whole: Whole, object: Shape): Limits {
  const { geometry } = feature(whole, object) as Feature<Polygon | MultiPolygon>;
  const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return parts.map((rings) => rings.map(toPoints));
}

/** Reads every limit, in degrees. Rejects where there is no such file. */
export const readTopology = async (): Promise<Whole> => JSON.parse(await readFile(file, "utf8"));

/** Every outline by its name (`town:Lisle`). */
export const limitsOf = (whole: Whole): ReadonlyMap<string, Limits> =>
  new Map(Object.entries(whole.objects).map(([name, object]) => [name, partsOf(whole, object)]));

const areaOf = (ring: readonly Point[]) => Math.abs(polygonArea(ring as [number, number][]));

/** The parts of an outline and their holes that are large enough to be drawn. */
const visible = (limits: Limits): Rings =>
  limits.flatMap(([outer, ...gaps]) =>
    outer && areaOf(outer) >= island ? [outer, ...gaps.filter((ring) => areaOf(ring) >= hole)] : [],
  );

/**
 * Simplifies limits for the size they are shown in; neighbors keep the border that they share.
 *
 * @param whole in degrees
 * @param project from degrees to pixels
 * @param frame in pixels
 */
export function drawLimits(whole: Whole, project: (place: Point) => Point, frame: Box): Drawn {
  const inDegrees = transform(whole.transform ?? null);
  const arcs = whole.arcs.map((arc) =>
    toPoints(arc.map((at, index) => inDegrees(at, index > 0))).map((at) => [...project(at)]),
  );
  const simple = simplify(presimplify({ type: "Topology", objects: whole.objects, arcs }), corner);

  const named = (kind: string) =>
    Object.entries(simple.objects).flatMap(([name, object]) =>
      name.startsWith(kind) ? [[name.slice(kind.length), object] as const] : [],
    );
  const outlines = (kind: string) =>
    new Map(named(kind).map(([name, object]) => [name, visible(partsOf(simple, object))]));
  const geometries = named("county:").map(([, object]) => object);
  const borders = mesh(simple, { type: "GeometryCollection", geometries }).coordinates;
  return {
    towns: outlines("town:"),
    counties: outlines("county:"),
    borders: borders.map(toPoints).filter((line) => overlap(boxAround(line), frame) > 0),
  };
}
