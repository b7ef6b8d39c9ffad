import { shownSeason } from "@/app/shown-season";
import type { MetadataRoute } from "next";
import { aboutPicture } from "@/content/about";
import { pages } from "@/content/navigation";
import { doorstep, findPicture, homeScenes, type SitePicture } from "@/content/pictures";
import { serviceKeys, services } from "@/content/services";
import { siteUrl } from "@/content/site";
import { fallbackFile } from "@/lib/pictures/picture-files";

export const dynamic = "force-static";

const heroes: Partial<Record<keyof typeof pages, SitePicture>> = {
  home: homeScenes[shownSeason].picture,
  contact: doorstep,
  about: aboutPicture,
};

const entry = (path: string, picture?: SitePicture): MetadataRoute.Sitemap[number] => ({
  url: siteUrl + path,
  ...(picture && { images: [`${siteUrl}/made/pictures/${fallbackFile(picture)}`] }),
});

/** Every indexed page, with its hero picture. */
export default function sitemap(): MetadataRoute.Sitemap {
  const names = Object.keys(pages) as (keyof typeof pages)[];
  return [
    ...names
      .filter((name) => pages[name].indexed)
      .map((name) => entry(pages[name].path, heroes[name])),
    ...serviceKeys.map((key) => entry(`/services/${key}`, findPicture(services[key].picture))),
  ];
}
