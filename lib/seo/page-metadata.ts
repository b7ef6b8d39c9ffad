import type { Metadata } from "next";

type PageWords = {
  path: string;
  title: string;
  description: string;
  imageAlt: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
};

/** A page's link-preview picture, generated at build under the name of its path. */
export const previewPath = (path: string) =>
  `/made/og/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;

/** Title, description, canonical URL and link preview of one page; URLs have no slash at the end. */
export function pageMetadata(page: PageWords): Metadata {
  const { path, title, description, imageAlt, indexed = true } = page;
  const image = { url: previewPath(path), width: 1200, height: 630, alt: imageAlt };
  return {
    title,
    description,
    alternates: { canonical: path },
    ...(!indexed && { robots: { index: false } }),
    openGraph: { type: "website", locale: "en_US", url: path, title, description, images: [image] },
    twitter: { card: "summary_large_image" },
  };
}
