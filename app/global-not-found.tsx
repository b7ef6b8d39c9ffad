import type { Metadata } from "next";
import RootLayout, { metadata as siteMetadata, viewport } from "@/app/layout";
import { NotFoundPage } from "@/app/not-found-page";
import { company } from "@/content/company";
import { notFoundTitles } from "@/content/words/not-found";

const { page } = notFoundTitles;

export { viewport };

export const metadata: Metadata = {
  ...siteMetadata,
  title: `${page.metaTitle} | ${company.name}`,
  description: page.metaDescription,
};

/**
 * 404.html: what a static host answers for unknown addresses, with status 404; for those under
 * /services/, too, where the host knows one such page only (rows 10, 116). A `not-found.tsx` would be
 * part of every page's data and scripts: 6 kB for each visitor of a page that is there.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundPage />
    </RootLayout>
  );
}
