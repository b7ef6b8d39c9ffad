import { openedOn, partsOf, type FigurePart } from "@/content/figures/parts";
import { findPicture, type SitePicture } from "@/content/pictures";
import { services, type ServiceKey } from "@/content/services";

/** A machine, opened: a picture with numbers, and what each number is. */
export type Figure = { title: string; picture: SitePicture; parts: FigurePart[] };

/** The figure of a service page. Throws on a part or picture that is not there: no build. */
export const figureOf = (key: ServiceKey): Figure => ({
  title: services[key].figure.title,
  picture: findPicture(openedOn(key)),
  parts: partsOf(key),
});
