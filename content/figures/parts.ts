import { machines } from "@/content/figures/machines";
import { markersOf } from "@/content/figures/markers";
import { services, type ServiceKey } from "@/content/services";

/** A numbered part of a figure; its number is its position in the list. */
export type FigurePart = {
  /** The part's id in addresses, such as "flame-sensor". */
  id: string;
  name: string;
  says: string;
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
  return parts.map(({ part, says }) => {
    const place = markers.get(part);
    if (!place) throw new Error(`content/figures (${key}): ${openedOn(key)} marks no "${part}"`);
    return { id: part, name: names[part] ?? part, says, ...place };
  });
}
