import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { polygonArea } from "d3-polygon";
import { feature, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { Feature, MultiPolygon, Polygon, Position } from "geojson";
import { boxAround, overlap } from "@/lib/assets/maps/plane";
import type { Box, Point, Rings } from "@/lib/assets/maps/plane";

/** A topology in the packages' form, and one of its objects. */
type Whole = Parameters<typeof presimplify>[0];
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

/**
 * Reads every outline by its name (`town:Lisle`), in degrees. Rejects where there is no such file.
 */
export async function readLimits(): Promise<ReadonlyMap<string, Limits>> {
  const whole: Whole = JSON.parse(await readFile(file, "utf8"));
  return new Map(
    Object.entries(whole.objects).map(([name, object]) => [name, partsOf(whole, object)]),
  );
}

const areaOf = (ring: readonly Point[]) => Math.abs(polygonArea(ring as [number, number][]));

/** The parts of an outline and their holes that are large enough to be drawn. */
const visible = (limits: Limits): Rings =>
  limits.flatMap(([outer, ...gaps]) =>
    outer && areaOf(outer) >= island ? [outer, ...gaps.filter((ring) => areaOf(ring) >= hole)] : [],
  );

/**
 * Simplifies limits for the size they are shown in, so that neighbors keep a common border.
 *
 * @param limits outlines by name, in degrees
 * @param project from degrees to pixels
 * @param frame in pixels
 */
export function drawLimits(
  limits: ReadonlyMap<string, Limits>,
  project: (place: Point) => Point,
  frame: Box,
): Drawn {
  const shapes = Object.fromEntries(
    [...limits].map(([name, parts]): [string, MultiPolygon] => {
      const drawn = parts.map((rings) => rings.map((ring) => ring.map((at) => [...project(at)])));
      return [name, { type: "MultiPolygon", coordinates: drawn }];
    }),
  );
  // Shared borders are found after projecting, so that both sides lose the same corners.
  const simple = simplify(presimplify(topology(shapes) as Whole), corner);

  const objects = Object.entries(simple.objects);
  const named = (kind: string) =>
    objects
      .filter(([name]) => name.startsWith(kind))
      .map(([name, object]) => [name.slice(kind.length), object] as const);
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
