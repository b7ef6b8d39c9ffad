import { all, around, listen } from "@/lib/browser/page-document";
import { whenNear } from "@/lib/dom/in-view";

let lit: string | undefined;

/** Shows each town's shape, which the pointer then meets, out of the file that is the map's picture. */
function showShapes(map: HTMLElement): void {
  for (const shape of all("use:not([href])", map))
    shape.setAttribute("href", `${map.dataset.townMap}${shape.dataset.shape}`);
}

/** Highlights the town under the pointer in both the map and the list. */
export function start(): void {
  // The other layout's map has no box, and so its file does not load.
  for (const map of all("[data-town-map]")) whenNear(map, () => showShapes(map));
  listen(["pointermove", "pointerdown"], ({ target }) => {
    const map = around(target, "[data-town-map]");
    // A search, or a translator, may have had it rendered anew.
    if (map) showShapes(map);
    const town = around(target, "[data-town]")?.dataset.town;
    if (town === lit) return;
    lit = town;
    for (const each of all("[data-town]"))
      each.toggleAttribute("data-lit", each.dataset.town === town);
  });
}
