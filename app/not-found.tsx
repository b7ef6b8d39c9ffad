import type { Metadata } from "next";
import { NotFoundPage } from "@/app/not-found-page";
import { company } from "@/content/company";

export const metadata: Metadata = {
  title: `Page Not Found | ${company.name}`,
  description: "There's nothing at this address. Here's everything we do, and the way home.",
};

/**
 * 404.html: what a static host answers for unknown addresses, with status 404; for those under
 * /services/, too, where the host knows one such page only (rows 10, 116).
 */
export default function NotFound() {
  return <NotFoundPage />;
}
