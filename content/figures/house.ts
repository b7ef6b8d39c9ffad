import { markersOf, type Box } from "@/content/figures/markers";
import { finder } from "@/content/finder";
import { findPicture, type SitePicture } from "@/content/pictures";
import type { Season } from "@/content/season";

/** The rooms with a register, floor by floor as warm air reaches them. */
const floors = [
  ["living-room", "bathroom"],
  ["bedroom", "study"],
] as const;
const heated = floors.flat();

type Point = readonly [x: number, y: number];

export type Room = (typeof heated)[number] | "ducts" | "supply";

/** What is wrong with a machine itself, and how the rooms are without it (app/styles/house.css). */
type Look = "dim-mask" | "dripping" | "wet" | "dusty" | "chilled";
type Feel = "cold" | "hot" | "stale";

/**
 * A machine of the house, in fractions: its middle, half its size, its number's position, the rooms
 * that are lit with it, how they feel, and its trouble in the box between two corners. A number
 * beside its machine begins there.
 */
export type HousePart = {
  id: string;
  x: number;
  y: number;
  reach: { x: number; y: number };
  number: { x: number; y: number; beside: boolean };
  rooms: readonly Room[];
  feel: Feel | undefined;
  /** What the thermostat then shows. */
  reads: string | undefined;
  trouble: { look: Look; area: readonly Point[] } | undefined;
};
/** The opened house, from one camera, with the corners of its rooms and the thermostat's right end. */
export type HouseView = {
  picture: SitePicture;
  thermostat: Point;
  rooms: ReadonlyMap<Room, readonly Point[]>;
  parts: readonly HousePart[];
};

type Trouble = { rooms: readonly Room[]; feel?: Feel; reads?: string; look?: Look };

/** What happens without each machine, and in which rooms; none where others stand beside it. */
const troubles: Record<string, Trouble> = {
  furnace: { rooms: heated, feel: "cold", reads: "52°", look: "dim-mask" },
  condenser: { rooms: heated, feel: "hot", reads: "88°", look: "dripping" },
  "water-heater": { rooms: [], look: "wet" },
  thermostat: { rooms: ["living-room"], reads: "--" },
  ducts: { rooms: ["ducts"], feel: "stale", look: "dusty" },
  "radiant-floor": { rooms: ["bathroom"], feel: "cold", look: "chilled" },
  "mini-split": { rooms: ["bedroom"], feel: "hot" },
};

/** What the renderer does not write: corners in the pictures, in pixels. */
const measured: Record<
  string,
  { rooms: Partial<Record<Room, string>>; areas: Record<string, string>; thermostat: string }
> = {
  "opened-house": {
    rooms: {
      bedroom: "616,455 616,333 1021,130 1154,193 1154,444",
      study: "1169,443 1169,201 1420,320 1420,439",
      "living-room": "533,477 1096,468 1096,697 533,716",
      bathroom: "1148,464 1539,459 1539,695 1148,709",
      // The living room, and the ducts below its vent.
      ducts: "533,477 1096,468 1096,712 1436,708 1436,752 830,772 830,712 533,716",
      // From the furnace along the basement and up between the rooms.
      supply:
        "1106,448 1138,448 1138,716 1436,714 1436,748 912,768 912,820 826,820 826,728 1106,720",
    },
    thermostat: "929,521",
    areas: {
      furnace: "831,840 916,910",
      // Flames and floor of the furnace, whose coil the air conditioner cools.
      condenser: "780,840 961,1011",
      "water-heater": "556,988 800,1021",
      ducts: "533,473 1096,716",
      "radiant-floor": "1110,650 1570,720",
    },
  },
  "opened-house-portrait": {
    rooms: {
      bedroom: "297,437 297,330 479,171 664,328 664,430",
      "living-room": "289,458 503,455 503,679 289,679",
      bathroom: "548,452 712,450 712,678 548,685",
      ducts: "289,458 503,455 503,690 680,688 680,726 412,740 412,682 289,679",
      supply: "512,436 536,436 536,697 680,694 680,724 512,738 512,780 427,780 418,706 512,700",
    },
    thermostat: "430,510",
    areas: {
      furnace: "433,792 511,864",
      condenser: "386,792 552,968",
      "water-heater": "286,938 430,962",
      ducts: "289,457 503,679",
      "radiant-floor": "520,628 740,694",
    },
  },
};

function cornersOf(corners: string, { width, height }: SitePicture): Point[] {
  return corners.split(" ").map((corner) => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return [x / width, y / height];
  });
}

/** Where a number covers little, from its machine's marker and box, and whether that shows its trouble. */
function numberPlace({ x, y }: { x: number; y: number }, { x0, y0, x1, y1 }: Box, shows: boolean) {
  const [width, height] = [x1 - x0, y1 - y0];
  const middle = (y0 + y1) / 2;
  // Clear of the flames.
  if (shows) return { x: x1, y: y0 + 0.75 * height, beside: false };
  // Beside a tiny machine, at the corner of a small one.
  if (width < 0.06) return { x: x1, y: middle, beside: true };
  if (height < 0.08 && width < 0.18) return { x: x1, y: y0, beside: false };
  // A long one may lie below another machine.
  if (width > 0.25) return { x: x0 + width / 3, y: middle, beside: false };
  return { x, y, beside: false };
}

const ids = finder.problems.flatMap(({ id, where }) => (where ? [id] : []));

/**
 * The house with some parts in this order, on its lawn or in snow, where it stands at the same place.
 * Throws on a part that the renderer did not mark, which stops the build.
 */
function houseView(name: string, season: Season): HouseView {
  const markers = markersOf(name);
  const picture = findPicture(season === "heating" ? `${name}-snow` : name);
  const { rooms = {}, areas = {}, thermostat = "" } = measured[name] ?? {};
  const corners = new Map(
    Object.entries(rooms).map(([room, text]) => [room as Room, cornersOf(text, picture)]),
  );
  const parts = ids.map((id) => {
    const marker = markers.get(id);
    if (!marker?.box) throw new Error(`content/figures/house.ts: ${name} marks no "${id}"`);
    const { x0, y0, x1, y1 } = marker.box;
    const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
    const { rooms, feel, reads, look } = troubles[id] ?? { rooms: [] };
    const area = areas[id];
    return {
      ...{ id, ...middle },
      reach: { x: (x1 - x0) / 2, y: (y1 - y0) / 2 },
      number: numberPlace(marker, marker.box, look === "dim-mask"),
      rooms: rooms.filter((room) => corners.has(room)),
      feel,
      reads,
      trouble: look && area ? { look, area: cornersOf(area, picture) } : undefined,
    };
  });
  const [end = [0, 0] as const] = cornersOf(thermostat, picture);
  return { picture, thermostat: end, rooms: corners, parts };
}

/** The house from the camera for wide windows, and from the one for narrow ones. */
export type HouseViews = { wide: HouseView; narrow: HouseView };

const viewsIn = (season: Season): HouseViews => ({
  wide: houseView("opened-house", season),
  narrow: houseView("opened-house-portrait", season),
});
export const houseViews = { heating: viewsIn("heating"), cooling: viewsIn("cooling") };

/** What a house shows in a season while nobody points at it: the machine that is out, and the reading. */
export const seasonTroubles = {
  heating: { part: ids.indexOf("furnace"), feel: "cold", degrees: 52, floors },
  cooling: { part: ids.indexOf("condenser"), feel: "hot", degrees: 88, floors },
} as const;
export type SeasonTrouble = (typeof seasonTroubles)[keyof typeof seasonTroubles];
