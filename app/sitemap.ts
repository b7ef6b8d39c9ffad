import type { MetadataRoute } from "next";
import { pages } from "@/content/navigation";
import { serviceKeys } from "@/content/services";
import { siteUrl } from "@/content/site";

export const dynamic = "force-static";

/** Every page that wants to be found, read from the page list and the register. */
export default function sitemap(): MetadataRoute.Sitemap {
  const fixed = Object.values(pages)
    .filter(({ inSitemap }) => inSitemap)
    .map(({ path }) => path);
  const paths = [...fixed, ...serviceKeys.map((key) => `/services/${key}`)];
  return paths.map((path) => ({ url: siteUrl + path }));
}
