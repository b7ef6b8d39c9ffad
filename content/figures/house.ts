import { markersOf, type Box } from "@/content/figures/markers";
import { finder } from "@/content/finder";
import { findPicture, type SitePicture } from "@/content/pictures";

type Point = readonly [x: number, y: number];

/** How a machine looks when it has its trouble (app/styles/house.css). */
type Look = "out" | "blank" | "cold" | "wet" | "dusty" | "warm";

/**
 * A machine of the house, in fractions: its middle, half its size, its number's position, the corners
 * of the room that is its own, and its trouble in the box between two corners. A number beside its
 * machine begins there.
 */
export type HousePart = {
  id: string;
  x: number;
  y: number;
  reach: { x: number; y: number };
  number: { x: number; y: number; beside: boolean };
  room: readonly Point[] | undefined;
  trouble: { look: Look; area: readonly Point[] } | undefined;
};
/** The opened house, from one camera. */
export type HouseView = { picture: SitePicture; parts: readonly HousePart[] };

type Measured = { room?: string; look: Look; area: string };

/** What the renderer does not write: corners in the pictures, in pixels. */
const measured: Record<string, Record<string, Measured>> = {
  "opened-house": {
    furnace: { look: "out", area: "831,840 916,910" },
    "water-heater": { look: "wet", area: "560,972 760,1012" },
    thermostat: {
      room: "533,477 1096,468 1096,697 533,716",
      ...{ look: "blank", area: "900,511 928,530" },
    },
    // The living room, and the ducts below its vent.
    ducts: {
      room: "533,477 1096,468 1096,712 1436,708 1436,752 830,772 830,712 533,716",
      ...{ look: "dusty", area: "845,479 1130,704" },
    },
    "radiant-floor": {
      room: "1148,464 1539,459 1539,695 1148,709",
      ...{ look: "cold", area: "1148,462 1539,707" },
    },
    "mini-split": {
      room: "616,455 616,342 1010,134 1153,195 1153,442",
      ...{ look: "warm", area: "690,170 1153,455" },
    },
  },
  "opened-house-portrait": {
    furnace: { look: "out", area: "433,792 511,864" },
    "water-heater": { look: "wet", area: "276,926 404,954" },
    thermostat: {
      room: "289,458 503,455 503,672 289,679",
      ...{ look: "blank", area: "402,501 428,518" },
    },
    ducts: {
      room: "289,458 503,455 503,690 680,688 680,726 412,740 412,682 289,679",
      ...{ look: "dusty", area: "380,520 530,678" },
    },
    "radiant-floor": {
      room: "548,452 712,450 712,678 548,685",
      ...{ look: "cold", area: "548,451 712,682" },
    },
    "mini-split": {
      room: "297,437 297,330 479,171 664,328 664,430",
      ...{ look: "warm", area: "330,200 650,437" },
    },
  },
};

function cornersOf(corners: string, { width, height }: SitePicture): Point[] {
  return corners.split(" ").map((corner) => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return [x / width, y / height];
  });
}

/** Where a machine's number covers little of it. In: the machine's marker and box. */
function numberPlace({ x, y }: { x: number; y: number }, { x0, y0, x1, y1 }: Box) {
  const [width, height] = [x1 - x0, y1 - y0];
  const middle = (y0 + y1) / 2;
  // Beside a tiny machine, at the corner of a small one.
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
    const own = measured[name]?.[id];
    return {
      ...{ id, ...middle },
      reach: { x: (x1 - x0) / 2, y: (y1 - y0) / 2 },
      number: numberPlace(marker, marker.box),
      room: own?.room ? cornersOf(own.room, picture) : undefined,
      trouble: own && { look: own.look, area: cornersOf(own.area, picture) },
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
