import type { Metadata } from "next";
import type { SitePicture } from "@/content/pictures";
import { jpegOf } from "@/lib/pictures/picture-files";

type PageWords = {
  path: string;
  title: string;
  description: string;
  /** What is shown of it where somebody shares it. */
  picture: SitePicture;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
};

/** Title, description, canonical URL and link preview of one page; URLs have no slash at the end. */
export function pageMetadata(page: PageWords): Metadata {
  const { path, title, description, picture, indexed = true } = page;
  const { file, width } = jpegOf(picture);
  const image = {
    url: `/made/pictures/${file}`,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
  return {
    title,
    description,
    alternates: { canonical: path },
    ...(!indexed && { robots: { index: false } }),
    openGraph: { type: "website", locale: "en_US", url: path, title, description, images: [image] },
    twitter: { card: "summary_large_image" },
  };
}
