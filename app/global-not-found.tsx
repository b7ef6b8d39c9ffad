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
 * 404.html: the page of a static host for unknown addresses, with status 404; also for those under
 * /services/ where the host knows only one such page. A `not-found.tsx` would add 6 kB of data and
 * scripts to every page.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundPage />
    </RootLayout>
  );
}
