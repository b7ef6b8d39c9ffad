import { openedOn } from "@/content/figures/parts";
import { place } from "@/content/company";
import { home } from "@/content/home";
import { pages, serviceMenu } from "@/content/navigation";
import { findPicture, type SitePicture } from "@/content/pictures";
import type { Family } from "@/content/schema";
import { serviceKeys, services } from "@/content/services";
import { previewPath } from "@/lib/seo/page-metadata";

export type PreviewCard = {
  file: string;
  title: string;
  kicker: string;
  family: Family | undefined;
  picture: SitePicture;
};

const familyNames = new Map(serviceMenu.map(({ family, label }) => [family, label]));

/** One card for every page of the register, under the file name in its metadata. */
export function previewCards(): PreviewCard[] {
  const ofPages = Object.values(pages).map(({ path, label, preview }) => ({
    file: previewPath(path),
    title: path === pages.home.path ? home.does : label,
    kicker: place,
    family: undefined,
    picture: findPicture(preview),
  }));
  const ofServices = serviceKeys.map((key) => {
    const { title, family } = services[key];
    return {
      file: previewPath(`/services/${key}`),
      title,
      kicker: familyNames.get(family) ?? place,
      family,
      picture: findPicture(openedOn(key)),
    };
  });
  return [...ofPages, ...ofServices];
}
