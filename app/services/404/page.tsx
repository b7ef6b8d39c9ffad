import type { Metadata } from "next";
import { NotFoundPage } from "@/app/not-found-page";
import { company } from "@/content/company";
import { notFoundTitles } from "@/content/words/not-found";

const { service } = notFoundTitles;

export const metadata: Metadata = {
  title: `${service.metaTitle} | ${company.name}`,
  description: service.metaDescription,
  robots: { index: false },
};

/**
 * services/404.html: what a host that can choose by path answers for unknown addresses under
 * /services/, with status 404, so that the right words stand in it as served (rows 10, 116).
 */
export default function ServiceNotFound() {
  return <NotFoundPage service />;
}
