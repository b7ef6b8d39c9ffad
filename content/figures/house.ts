import { markersOf } from "@/content/figures/markers";
import { finder } from "@/content/finder";
import { findPicture, type SitePicture } from "@/content/pictures";

/**
 * A machine of the house: its middle, half its size, and its number's position, in fractions. A
 * number beside its machine begins there.
 */
export type HousePart = {
  id: string;
  x: number;
  y: number;
  reach: { x: number; y: number };
  number: { x: number; y: number; beside: boolean };
};
/** The opened house, from one camera. */
export type HouseView = { picture: SitePicture; parts: readonly HousePart[] };

/**
 * The house with some parts in this order. Throws on a part that the renderer did not mark, which
 * stops the build.
 */
function houseView(name: string, ids: readonly string[]): HouseView {
  const markers = markersOf(name);
  const parts = ids.map((id) => {
    const marker = markers.get(id);
    if (!marker?.box) throw new Error(`content/figures/house.ts: ${name} marks no "${id}"`);
    const { x0, y0, x1, y1 } = marker.box;
    const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
    // The number of a small machine would cover it: it stands at its corner, or beside a tiny one.
    const small = y1 - y0 < 0.08 && x1 - x0 < 0.18;
    const beside = x1 - x0 < 0.06;
    const place = beside ? { x: x1, y: middle.y } : small ? { x: x1, y: y0 } : marker;
    const number = { x: place.x, y: place.y, beside };
    return { id, ...middle, reach: { x: (x1 - x0) / 2, y: (y1 - y0) / 2 }, number };
  });
  return { picture: findPicture(name), parts };
}

const ids = finder.worries.flatMap(({ id, where }) => (where ? [id] : []));

/** The house for wide windows and for narrow ones. */
export const houseViews = {
  wide: houseView("opened-house", ids),
  narrow: houseView("opened-house-portrait", ids),
};
