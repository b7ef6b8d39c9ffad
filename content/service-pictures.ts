import { figureOf, type Figure } from "@/content/figures";
import { findPicture, type SitePicture } from "@/content/pictures";
import type { ServiceSection } from "@/content/service-schema";
import { services, type ServiceKey } from "@/content/services";

/** The pictures of a service page below its hero. */
export type ServiceMedia = {
  figure: Figure;
  /** Beside the first section: one thing from one camera, before and after. */
  comparison?: Comparison;
  /** Beside the sections after the figure. */
  picture?: SitePicture;
  visit?: VisitPictures;
};

/** The visit: each step with its picture. */
export type VisitPictures = readonly { words: string; picture: SitePicture }[];

/** Two pictures from one camera, with their caption. */
export type Comparison = { before: SitePicture; after: SitePicture; caption: string };

/** The pictures of a service page. Throws on an unknown name, which stops the build. */
export function mediaOf(key: ServiceKey): ServiceMedia {
  const { sections, sectionPicture, comparison: caption } = services[key];
  const visit = sections.find(({ pictures }) => pictures);
  return {
    figure: figureOf(key),
    ...(sectionPicture && { picture: findPicture(sectionPicture) }),
    ...(visit && { visit: visitOf(visit) }),
    ...(caption && {
      comparison: { before: findPicture("duct-dusty"), after: findPicture("duct-clean"), caption },
    }),
  };
}

const visitOf = ({ bullets = [], pictures = [] }: ServiceSection): VisitPictures =>
  bullets.map((words, index) => ({ words, picture: findPicture(pictures[index] ?? "") }));
