import { markersOf, type Box } from "@/content/figures/markers";
import { finder } from "@/content/finder";
import { findPicture, type SitePicture } from "@/content/pictures";

type Point = readonly [x: number, y: number];

/**
 * A machine of the house: its middle, half its size, its number's position, and the corners of the
 * room that is its own, in fractions. A number beside its machine begins there.
 */
export type HousePart = {
  id: string;
  x: number;
  y: number;
  reach: { x: number; y: number };
  number: { x: number; y: number; beside: boolean };
  room: readonly Point[] | undefined;
};
/** The opened house, from one camera. */
export type HouseView = { picture: SitePicture; parts: readonly HousePart[] };

/** The rooms that belong to one machine: their corners in the pictures, in pixels. */
const rooms: Record<string, Record<string, string>> = {
  "opened-house": {
    "mini-split": "616,455 616,342 1010,134 1153,195 1153,442",
    thermostat: "533,477 1096,468 1096,697 533,716",
    "radiant-floor": "1148,464 1539,459 1539,695 1148,709",
  },
  "opened-house-portrait": {
    "mini-split": "297,437 297,330 479,171 664,328 664,430",
    thermostat: "289,458 503,455 503,672 289,679",
    "radiant-floor": "548,452 712,450 712,678 548,685",
  },
};

function cornersOf(corners: string, { width, height }: SitePicture): Point[] {
  return corners.split(" ").map((corner) => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return [x / width, y / height];
  });
}

/** Where a machine's number does not cover it. In: the machine's marker and box. */
function numberPlace({ x, y }: { x: number; y: number }, { x0, y0, x1, y1 }: Box) {
  const [width, height] = [x1 - x0, y1 - y0];
  const middle = (y0 + y1) / 2;
  if (width < 0.06) return { x: x1, y: middle, beside: true };
  if (height < 0.08 && width < 0.18) return { x: x1, y: y0, beside: false };
  // A long one may lie below another machine.
  if (width > 0.25) return { x: x0 + width / 3, y: middle, beside: false };
  return { x, y, beside: false };
}

/**
 * The house with some parts in this order. Throws on a part that the renderer did not mark, which
 * stops the build.
 */
function houseView(name: string, ids: readonly string[]): HouseView {
  const markers = markersOf(name);
  const picture = findPicture(name);
  const parts = ids.map((id) => {
    const marker = markers.get(id);
    if (!marker?.box) throw new Error(`content/figures/house.ts: ${name} marks no "${id}"`);
    const { x0, y0, x1, y1 } = marker.box;
    const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
    const corners = rooms[name]?.[id];
    return {
      ...{ id, ...middle },
      reach: { x: (x1 - x0) / 2, y: (y1 - y0) / 2 },
      number: numberPlace(marker, marker.box),
      room: corners ? cornersOf(corners, picture) : undefined,
    };
  });
  return { picture, parts };
}

const ids = finder.worries.flatMap(({ id, where }) => (where ? [id] : []));

/** The house for wide windows and for narrow ones. */
export const houseViews = {
  wide: houseView("opened-house", ids),
  narrow: houseView("opened-house-portrait", ids),
};
