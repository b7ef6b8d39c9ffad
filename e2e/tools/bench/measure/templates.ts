import { pages } from "@/content/navigation";

/** One page of each template, by the name that values have for it. */
export const templates = {
  home: pages.home.path,
  service: "/services/furnaceRepair",
  contact: pages.contact.path,
  gallery: pages.gallery.path,
  unsubscribe: pages.unsubscribe.path,
  services: pages.services.path,
  promotions: pages.promotions.path,
  "service area": pages.serviceArea.path,
  about: pages.about.path,
};

export type Template = keyof typeof templates;
