import { machines } from "@/content/figures/machines";
import { type Box, markersOf } from "@/content/figures/markers";
import { findPicture, type SitePicture } from "@/content/pictures";
import { services, type ServiceKey } from "@/content/services";

/** A numbered part of a figure; its number is its position in the list. */
export type FigurePart = {
  /** The part's id in addresses, such as "flame-sensor". */
  id: string;
  name: string;
  text: string;
  /** The number's position in the picture, 0..1 from the upper left. */
  x: number;
  y: number;
  /** Where the picture of the failed machine shows how it fails. */
  fault?: Box | undefined;
};

/** The name of the picture of a service's opened machine. */
export const openedOn = (key: ServiceKey) => machines[services[key].figure.machine].picture;

/** The name of the picture in which its parts fail, where the page tells how they do. Throws when there is none. */
function failedOn(key: ServiceKey): string | undefined {
  const { machine, failing } = services[key].figure;
  if (!failing) return undefined;
  const opened = machines[machine];
  if ("failed" in opened) return opened.failed;
  throw new Error(`content/figures (${key}): ${machine} has no picture of its failed parts`);
}

/**
 * The numbered parts of a service's figure, with their positions in the picture. Throws on a part
 * that the renderer did not mark, which stops the build.
 */
export function partsOf(key: ServiceKey): FigurePart[] {
  const { machine, parts } = services[key].figure;
  const names: Record<string, string> = machines[machine].parts;
  const markers = markersOf(openedOn(key));
  const failed = failedOn(key);
  const faults = failed ? markersOf(failed) : undefined;
  return parts.map(({ part, text }) => {
    const place = markers.get(part);
    if (!place) throw new Error(`content/figures (${key}): ${openedOn(key)} marks no "${part}"`);
    const fault = faults?.get(part)?.box;
    return { id: part, name: names[part] ?? part, text, fault, x: place.x, y: place.y };
  });
}

/** A figure: a picture of an opened machine with numbered parts. */
export type Figure = {
  title: string;
  picture: SitePicture;
  /** What the machine's picture shows behind it: the studio's paper, a piece of a wall, or a board on that paper. */
  ground: "studio" | "wall" | "board";
  parts: FigurePart[];
  /** The same machine from the same camera, with parts that fail. */
  failed?: SitePicture | undefined;
};

/** The figure of a service page. Throws on an unknown part or picture, which stops the build. */
export function figureOf(key: ServiceKey): Figure {
  const { title, machine } = services[key].figure;
  const opened = machines[machine];
  const failed = failedOn(key);
  return {
    ...{ title, parts: partsOf(key) },
    picture: findPicture(openedOn(key)),
    ground: "ground" in opened ? opened.ground : "studio",
    failed: failed ? findPicture(failed) : undefined,
  };
}
