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
export function isInside([x, y]: Point, rings: Rings): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring.at(index - 1) ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

export const areaOf = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x1, y1], index) => {
      const [x2, y2] = ring.at(index - 1) ?? [x1, y1];
      return sum + (x2 * y1 - x1 * y2) / 2;
    }, 0),
  );

const radians = Math.PI / 180;
const earthRadiusInMiles = 3958.8;
const mercator = ([longitude, latitude]: Point): Point => [
  longitude * radians,
  -Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
];

/** A projection from the earth to the drawing, with the pixels per mile in the middle. */
export type Projection = { project: (place: Point) => Point; pixelsPerMile: number };

/** A Mercator projection that fits the places into the middle of a frame. */
export function fitMercator(places: readonly Point[], frame: Box): Projection {
  const around = boxAround(places.map(mercator));
  const scale = Math.min(
    (frame.right - frame.left) / (around.right - around.left),
    (frame.bottom - frame.top) / (around.bottom - around.top),
  );
  const middle = (from: number, to: number) => (from + to) / 2;
  const project = (place: Point): Point => {
    const [x, y] = mercator(place);
    return [
      middle(frame.left, frame.right) + (x - middle(around.left, around.right)) * scale,
      middle(frame.top, frame.bottom) + (y - middle(around.top, around.bottom)) * scale,
    ];
  };
  const latitudes = places.map(([, latitude]) => latitude);
  const latitude = middle(Math.min(...latitudes), Math.max(...latitudes));
  return { project, pixelsPerMile: scale / Math.cos(latitude * radians) / earthRadiusInMiles };
}
