import { all, around, listen } from "@/lib/browser/document";
import { slugOf } from "@/lib/service-area/slug";

let lit: string | undefined;
/** The town pointed at last: a result that arrives later is ignored. */
let last: Event;

/** The town limits of a drawing, by id; empty if it does not load. */
const limits: Record<string, Promise<Map<string | undefined, Path2D>>> = {};
const limitsOf = (url: string) =>
  (limits[url] ??= fetch(url)
    .then((answer) => answer.text())
    .catch(() => "")
    .then(
      (svg) =>
        new Map(
          [...svg.matchAll(/<path id="(.+?)" d="(.+?)"/g)].map(([, id, d]) => [id, new Path2D(d)]),
        ),
    ));

/** The town whose limits contain the pointer. */
async function townAt(map: SVGSVGElement, { clientX, clientY }: MouseEvent) {
  const shapes = await limitsOf(map.dataset.drawing ?? "");
  const { left, top, width } = map.getBoundingClientRect();
  const scale = map.viewBox.baseVal.width / width;
  const [x, y] = [(clientX - left) * scale, (clientY - top) * scale];
  const canvas = document.createElement("canvas").getContext("2d");
  return [...map.querySelectorAll("circle")]
    .map(({ dataset }) => dataset.town ?? "")
    .find((town) => {
      const shape = shapes.get(slugOf(town));
      return shape && canvas?.isPointInPath(shape, x, y, "evenodd");
    });
}

function light(town: string | undefined): void {
  lit = town;
  for (const each of all("[data-town]"))
    each.toggleAttribute("data-lit", each.dataset.town === town);
  for (const map of all("[data-drawing]")) {
    const shape = map.querySelector("use");
    // The other layout's drawing is not loaded.
    if (town && map.getBoundingClientRect().width) {
      shape?.setAttribute("href", `${map.dataset.drawing}#${slugOf(town)}`);
    } else shape?.removeAttribute("href");
  }
}

/** Highlights the town under the pointer in both the map and the list. */
export const start = () =>
  listen(["pointermove", "pointerdown"], async (event) => {
    last = event;
    const map = around(event.target, "[data-drawing]") as unknown as SVGSVGElement | null;
    const town = map
      ? await townAt(map, event)
      : around(event.target, "li[data-town]")?.dataset.town;
    if (event === last && town !== lit) light(town);
  });
