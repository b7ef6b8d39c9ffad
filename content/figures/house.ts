import { markersOf } from "@/content/figures/markers";
import { finder } from "@/content/finder";
import { findPicture, type SitePicture } from "@/content/pictures";

/** A machine of the house: its number's place, and half the size of the light on it, in shares. */
export type HousePart = { id: string; x: number; y: number; reach: { x: number; y: number } };
/** The house, opened, from one camera. */
export type HouseView = { picture: SitePicture; parts: readonly HousePart[] };

/** The house in the order of some parts. Throws on a part that the renderer did not mark: no build. */
function houseView(name: string, ids: readonly string[]): HouseView {
  const markers = markersOf(name);
  const parts = ids.map((id) => {
    const marker = markers.get(id);
    if (!marker?.box) throw new Error(`content/figures/house.ts: ${name} marks no "${id}"`);
    const { x, y, box } = marker;
    return { id, x, y, reach: { x: (box.x1 - box.x0) / 2, y: (box.y1 - box.y0) / 2 } };
  });
  return { picture: findPicture(name), parts };
}

const ids = finder.worries.flatMap(({ id, where }) => (where ? [id] : []));

/** The house for wide windows and for narrow ones. */
export const houseViews = {
  wide: houseView("opened-house", ids),
  narrow: houseView("opened-house-portrait", ids),
};
