import { all, around, listen } from "@/lib/page-script/document";
import { slugOf } from "@/lib/service-area/slug";

/*
 * Lights the town that is pointed at, in the map or in the list, in both. Stands inline after them,
 * on the page that has them (lib/build/export/page-script), and needs nothing of the page's islands.
 */

/** As far from a dot as this, in the drawing's pixels, nothing is pointed at. */
const reach = 60;
let lit: string | undefined;

/** The town whose dot lies nearest to the pointer. */
function nearest(map: SVGSVGElement, { clientX, clientY }: MouseEvent): string | undefined {
  const { left, top, width } = map.getBoundingClientRect();
  const scale = map.viewBox.baseVal.width / width;
  let least = reach;
  let town: string | undefined;
  for (const dot of map.querySelectorAll("circle")) {
    const across = (clientX - left) * scale - dot.cx.baseVal.value;
    const distance = Math.hypot(across, (clientY - top) * scale - dot.cy.baseVal.value);
    if (distance < least) [least, town] = [distance, dot.dataset.town];
  }
  return town;
}

function light(town: string | undefined): void {
  lit = town;
  for (const each of all("[data-town]"))
    each.toggleAttribute("data-lit", each.dataset.town === town);
  for (const map of all("[data-drawing]")) {
    const shape = map.querySelector("use");
    // The other layout's drawing is not fetched.
    if (town && map.getBoundingClientRect().width) {
      shape?.setAttribute("href", `${map.dataset.drawing}#${slugOf(town)}`);
    } else shape?.removeAttribute("href");
  }
}

listen(["pointermove", "pointerdown"], (event) => {
  const map = around(event.target, "[data-drawing]") as unknown as SVGSVGElement | null;
  const town = map ? nearest(map, event) : around(event.target, "li[data-town]")?.dataset.town;
  if (town !== lit) light(town);
});
