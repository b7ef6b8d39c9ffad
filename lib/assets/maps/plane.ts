import { geoMercator } from "d3-geo";
import { polygonContains } from "d3-polygon";

/** A point of the drawing, in its pixels; or of the earth, longitude first, in degrees. */
export type Point = readonly [x: number, y: number];
/** The rings of one outline: a point inside an odd number of them is inside. */
export type Rings = readonly (readonly Point[])[];
export type Box = { left: number; top: number; right: number; bottom: number };

export const boxAround = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether a point lies inside an outline, by the even-odd rule. */
export const isInside = ([x, y]: Point, rings: Rings): boolean =>
  rings.filter((ring) => polygonContains(ring as [number, number][], [x, y])).length % 2 === 1;

const earthRadiusInMiles = 3958.8;

/** A projection from the earth to the drawing, with the pixels per mile in the middle. */
export type Projection = { project: (place: Point) => Point; pixelsPerMile: number };

/** A Mercator projection that fits the places into the middle of a frame. */
export function fitMercator(
  places: readonly Point[],
  { left, top, right, bottom }: Box,
): Projection {
  const coordinates = places.map((place) => [...place]);
  const corners: [[number, number], [number, number]] = [
    [left, top],
    [right, bottom],
  ];
  const mercator = geoMercator().fitExtent(corners, { type: "MultiPoint", coordinates });
  const project = ([x, y]: Point) => mercator([x, y]) ?? [0, 0];
  const [, latitude] = mercator.invert?.([(left + right) / 2, (top + bottom) / 2]) ?? [0, 0];
  const perRadian = mercator.scale() / Math.cos((latitude * Math.PI) / 180);
  return { project, pixelsPerMile: perRadian / earthRadiusInMiles };
}
