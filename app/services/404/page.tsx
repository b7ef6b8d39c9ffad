import { NotFoundPage, notFoundMetadata } from "@/app/not-found-page";

export const metadata = { ...notFoundMetadata("service"), robots: { index: false } };

/**
 * services/404.html: for hosts that can choose a not-found page by path. Its HTML names the missing
 * service without script.
 */
export default function ServiceNotFound() {
  return <NotFoundPage missing="service" />;
}
