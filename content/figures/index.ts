import { airAndWaterFigures } from "@/content/figures/air-and-water";
import { coolingFigures } from "@/content/figures/cooling";
import { heatingFigures } from "@/content/figures/heating";
import { machines, type ServiceFigure } from "@/content/figures/machines";
import { markersOf } from "@/content/figures/markers";
import { findPicture, type SitePicture } from "@/content/pictures";
import type { ServiceKey } from "@/content/services";

/** One numbered part of a figure; its number is its place in the list. */
export type FigurePart = {
  /** Names the part in the page's addresses, such as "flame-sensor". */
  id: string;
  name: string;
  says: string;
  /** Where its number stands in the picture, 0..1 from the upper left. */
  x: number;
  y: number;
};

/** A machine, opened: a picture with numbers, and what each number is. */
export type Figure = { title: string; picture: SitePicture; parts: FigurePart[] };

/** Every service page's figure as it is written down. */
export const serviceFigures: Record<ServiceKey, ServiceFigure> = {
  ...coolingFigures,
  ...heatingFigures,
  ...airAndWaterFigures,
};

/**
 * The figure of a service page with its numbers' places. Throws on a part that the renderer did not
 * mark in the picture, which stops the build.
 */
export function figureOf(key: ServiceKey): Figure {
  const { machine, title, parts } = serviceFigures[key];
  const { picture, parts: names } = machines[machine];
  const markers = markersOf(picture);
  return {
    title,
    picture: findPicture(picture),
    parts: parts.map(({ part, says }) => {
      const place = markers.get(part);
      if (!place) throw new Error(`content/figures (${key}): ${picture} marks no "${part}"`);
      return { id: part, name: (names as Record<string, string>)[part] ?? part, says, ...place };
    }),
  };
}
