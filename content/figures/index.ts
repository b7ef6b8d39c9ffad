import { machines } from "@/content/figures/machines";
import { openedOn, partsOf, type FigurePart } from "@/content/figures/parts";
import { findPicture, type SitePicture } from "@/content/pictures";
import { services, type ServiceKey } from "@/content/services";

/** A figure: a picture of an opened machine with numbered parts. */
export type Figure = {
  title: string;
  picture: SitePicture;
  /** The background of the machine's picture: the studio's paper, or a painted wall. */
  ground: "studio" | "wall";
  parts: FigurePart[];
};

/** The figure of a service page. Throws on an unknown part or picture, which stops the build. */
export const figureOf = (key: ServiceKey): Figure => ({
  title: services[key].figure.title,
  picture: findPicture(openedOn(key)),
  ground: "ground" in machines[services[key].figure.machine] ? "wall" : "studio",
  parts: partsOf(key),
});
