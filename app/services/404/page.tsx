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
 * services/404.html: for hosts that can choose a not-found page by path. Its HTML names the missing
 * service without script.
 */
export default function ServiceNotFound() {
  return <NotFoundPage service />;
}
