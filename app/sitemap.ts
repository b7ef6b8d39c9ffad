import { shownSeason } from "@/app/shown-season";
import type { MetadataRoute } from "next";
import { about } from "@/content/about";
import { pages } from "@/content/navigation";
import { doorstep, findPicture, homeScenes, type SitePicture } from "@/content/pictures";
import { fileOf, serviceKeys, services } from "@/content/services";
import { siteUrl } from "@/content/site";
import { fallbackFile } from "@/lib/pictures/picture-files";
import { lastChanged } from "@/lib/seo/last-changed";

export const dynamic = "force-static";

/** The files with each page's words, whose last change is the page's date. */
const words: Record<keyof typeof pages, string[]> = {
  home: ["content/home.ts", "content/taglines.ts", "content/data/testimonials.json"],
  about: ["content/about.ts"],
  contact: ["content/contact.ts"],
  promotions: ["content/data/promotions.json", "content/promotions.ts", "content/words/pages.ts"],
  serviceArea: ["content/data/towns.json", "content/service-area", "content/words/pages.ts"],
  services: [
    "content/words/pages.ts",
    "content/finder.ts",
    "content/navigation.ts",
    "content/services",
  ],
  maintenancePlan: ["content/maintenance-plan.ts"],
  gallery: ["content/data/gallery.json", "content/words/pages.ts"],
  privacy: ["content/navigation.ts"],
  terms: ["content/navigation.ts"],
  finance: ["content/navigation.ts"],
  accessibility: ["content/accessibility.ts"],
  unsubscribe: [],
};

const heroes: Partial<Record<keyof typeof pages, SitePicture>> = {
  home: homeScenes[shownSeason].picture,
  contact: doorstep,
  about: findPicture(about.picture),
};

/** Company, facts and hours are on most pages. */
const everywhere = [
  ...["content/data/company.json", "content/data/facts.json", "content/data/hours.json"],
  "content/facts.ts",
];

function entry(
  path: string,
  files: string[],
  picture?: SitePicture,
): MetadataRoute.Sitemap[number] {
  const lastModified = lastChanged([...files, ...everywhere]);
  return {
    url: siteUrl + path,
    ...(lastModified && { lastModified }),
    ...(picture && {
      images: [`${siteUrl}/made/pictures/${fallbackFile(picture)}`],
    }),
  };
}

/** Every indexed page, with the date of its last change and its hero picture. */
export default function sitemap(): MetadataRoute.Sitemap {
  const names = Object.keys(pages) as (keyof typeof pages)[];
  return [
    ...names
      .filter((name) => pages[name].indexed)
      .map((name) => entry(pages[name].path, words[name], heroes[name])),
    ...serviceKeys.map((key) =>
      entry(`/services/${key}`, [`content/${fileOf(key)}`], findPicture(services[key].picture)),
    ),
  ];
}
