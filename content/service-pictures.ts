import { figureOf, type Figure } from "@/content/figures";
import { findPicture, type SitePicture } from "@/content/pictures";
import { services, type ServiceKey } from "@/content/services";

/** The pictures of a service page below its hero. */
export type ServiceMedia = {
  figure: Figure;
  /** Beside the first section: one thing from one camera, before and after. */
  comparison?: Comparison;
  /** Beside the sections after the figure. */
  picture?: SitePicture;
};

/** Two pictures from one camera, with their caption. */
export type Comparison = { before: SitePicture; after: SitePicture; caption: string };

/** The pictures of a service page. Throws on an unknown name, which stops the build. */
export function mediaOf(key: ServiceKey): ServiceMedia {
  const { sectionPicture, comparison: caption } = services[key];
  return {
    figure: figureOf(key),
    ...(sectionPicture && { picture: findPicture(sectionPicture) }),
    ...(caption && {
      comparison: {
        before: findPicture("duct-dusty"),
        after: findPicture("duct-clean"),
        caption,
      },
    }),
  };
}
