import { machines } from "@/content/figures/machines";
import { markersOf } from "@/content/figures/markers";
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
};

/** The name of the picture of a service's opened machine. */
export const openedOn = (key: ServiceKey) => machines[services[key].figure.machine].picture;

/**
 * The numbered parts of a service's figure, with their positions in the picture. Throws on a part
 * that the renderer did not mark, which stops the build.
 */
export function partsOf(key: ServiceKey): FigurePart[] {
  const { machine, parts } = services[key].figure;
  const names: Record<string, string> = machines[machine].parts;
  const markers = markersOf(openedOn(key));
  return parts.map(({ part, text }) => {
    const place = markers.get(part);
    if (!place) throw new Error(`content/figures (${key}): ${openedOn(key)} marks no "${part}"`);
    return { id: part, name: names[part] ?? part, text, ...place };
  });
}

/** A figure: a picture of an opened machine with numbered parts. */
export type Figure = {
  title: string;
  picture: SitePicture;
  /** What the machine's picture shows behind it: the studio's paper, a piece of a wall, or a board on that paper. */
  ground: "studio" | "wall" | "board";
  parts: FigurePart[];
  /**
   * The picture of its burners without a flame, where it lies on the other as fractions of that from its upper
   * left, and the numbers of the parts without which no flame comes, or all go out.
   */
  flames?: {
    out: SitePicture;
    at: { x: number; y: number; width: number };
    never: number[];
    goOut: number[];
  };
};

/** The figure of a service page. Throws on an unknown part or picture, which stops the build. */
export function figureOf(key: ServiceKey): Figure {
  const { title, machine } = services[key].figure;
  const opened = machines[machine];
  const parts = partsOf(key);
  const numbers = (ids: readonly string[]) =>
    parts.flatMap(({ id }, index) => (ids.includes(id) ? [index + 1] : []));
  const flames = "flames" in opened && opened.flames;
  return {
    ...{ title, parts },
    picture: findPicture(openedOn(key)),
    ground: "ground" in opened ? opened.ground : "studio",
    ...(flames && {
      flames: {
        out: findPicture(flames.out),
        at: flames.at,
        never: numbers(flames.never),
        goOut: numbers(flames.goOut),
      },
    }),
  };
}
