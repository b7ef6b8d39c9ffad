import type { MetadataRoute } from "next";
import { pages } from "@/content/navigation";
import { serviceRoutes } from "@/content/routes";
import { siteUrl } from "@/content/site";

export const dynamic = "force-static";

/** Every indexed page. */
export default function sitemap(): MetadataRoute.Sitemap {
  const named = Object.values(pages).filter(({ indexed }) => indexed);
  return [...named.map(({ path }) => path), ...serviceRoutes].map((path) => ({
    url: siteUrl + path,
  }));
}
