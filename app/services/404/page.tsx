import type { Metadata } from "next";
import { NotFoundPage } from "@/app/not-found-page";
import { company } from "@/content/company";

export const metadata: Metadata = {
  title: `Service Not Found | ${company.name}`,
  description: "There's no such service. Here's everything we do, and the way home.",
  robots: { index: false },
};

/**
 * services/404.html: what a host that can choose by path answers for unknown addresses under
 * /services/, with status 404, so that the right words stand in it as served (rows 10, 116).
 */
export default function ServiceNotFound() {
  return <NotFoundPage service />;
}
