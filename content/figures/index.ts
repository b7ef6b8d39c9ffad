import { machines } from "@/content/figures/machines";
import type { Box } from "@/content/figures/markers";
import { openedOn, partsOf, type FigurePart } from "@/content/figures/parts";
import { findPicture, type SitePicture } from "@/content/pictures";
import { services, type ServiceKey } from "@/content/services";

/** A figure: a picture of an opened machine with numbered parts. */
export type Figure = {
  title: string;
  picture: SitePicture;
  /** The background of the machine's picture: the studio's paper, a painted wall, or a board on that paper. */
  ground: "studio" | "wall" | "board";
  parts: FigurePart[];
  /** The place of its flames, and the numbers of the parts without which they never come, or go out. */
  flames?: { box: Box; never: number[]; goOut: number[] };
};

/** The figure of a service page. Throws on an unknown part or picture, which stops the build. */
export function figureOf(key: ServiceKey): Figure {
  const { title, machine } = services[key].figure;
  const opened = machines[machine];
  const parts = partsOf(key);
  const numbers = (ids: readonly string[]) =>
    parts.flatMap(({ id }, index) => (ids.includes(id) ? [index + 1] : []));
  const { box, never, goOut } = "flames" in opened ? opened.flames : noFlames;
  return {
    ...{ title, parts },
    picture: findPicture(openedOn(key)),
    ground: "ground" in opened ? opened.ground : "studio",
    ...(box && { flames: { box, never: numbers(never), goOut: numbers(goOut) } }),
  };
}

const noFlames = { box: undefined, never: [], goOut: [] } as const;
