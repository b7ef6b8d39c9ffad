import { NotFoundPage, notFoundMetadata } from "@/app/not-found-page";

export const metadata = notFoundMetadata("page");

/**
 * 404.html: the page of a static host for unknown URLs, with status 404; also for those under
 * /services/ where the host knows only one such page.
 */
export default function NotFound() {
  return <NotFoundPage missing="page" />;
}
