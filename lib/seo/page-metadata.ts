import type { Metadata } from "next";

type PageWords = { path: string; title: string; description: string };

/** The link-preview picture of a page, made at build under its address's own name. */
export const previewPath = (path: string) =>
  `/og/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;

/** Title, description, canonical address and link preview of one page; addresses have no slash at the end. */
export function pageMetadata({ path, title, description }: PageWords): Metadata {
  const image = { url: previewPath(path), width: 1200, height: 630, alt: title };
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: "website", locale: "en_US", url: path, title, description, images: [image] },
    twitter: { card: "summary_large_image" },
  };
}
