import type { Metadata } from "next";

type PageWords = {
  path: string;
  title: string;
  description: string;
  /** What the picture of its link preview shows. */
  imageAlt: string;
  /** False for a page that search engines must not show. */
  indexed?: boolean;
};

/** The link-preview picture of a page, made at build under its address's own name. */
export const previewPath = (path: string) =>
  `/og/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;

/** Title, description, canonical address and link preview of one page; addresses have no slash at the end. */
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
