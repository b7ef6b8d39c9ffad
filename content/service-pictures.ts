import { figureOf, type Figure } from "@/content/figures";
import { findPicture, type SitePicture } from "@/content/pictures";
import { services, type ServiceKey } from "@/content/services";

/** What stands between the sections of a service page. */
export type ServiceMedia = {
  /** After the first section. */
  figure: Figure;
  /** After every second section. */
  pictures: { wide: SitePicture; detail?: SitePicture }[];
  /** In the first picture's place: one thing from one camera, before and after. */
  comparison?: Comparison;
};

/** Two pictures from one camera, with the words under them. */
export type Comparison = { before: SitePicture; after: SitePicture; caption: string };

/** The pictures of a service page. Throws on a name that no picture has, which stops the build. */
export function mediaOf(key: ServiceKey): ServiceMedia {
  const { pictures, comparison: caption } = services[key];
  return {
    figure: figureOf(key),
    pictures: pictures.map(([wide, detail]) => ({
      wide: findPicture(wide),
      ...(detail && { detail: findPicture(detail) }),
    })),
    ...(caption && {
      comparison: {
        before: findPicture("duct-dusty"),
        after: findPicture("duct-clean"),
        caption,
      },
    }),
  };
}
