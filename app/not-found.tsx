import type { Metadata } from "next";
import { NotFoundPage } from "@/app/not-found-page";
import { company } from "@/content/company";
import { notFoundTitles } from "@/content/words/not-found";

const { page } = notFoundTitles;

export const metadata: Metadata = {
  title: `${page.metaTitle} | ${company.name}`,
  description: page.metaDescription,
};

/**
 * 404.html: the page of a static host for unknown URLs, with status 404; also for those under
 * /services/ where the host knows only one such page.
 */
export default function NotFound() {
  return <NotFoundPage />;
}
