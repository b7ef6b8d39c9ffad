import { all } from "@/lib/browser/document";

/**
 * On the not-found pages: 'Service not found!' for paths under /services/, where the host has only
 * one such page; and a link to the service on the page whose URL differs only in case or a
 * trailing slash.
 */
export function start(): void {
  const [heading] = all("[data-unknown-path]");
  const path = location.pathname.toLowerCase().replace(/\/+$/, "");
  if (heading && path.startsWith("/services/")) {
    heading.textContent = heading.dataset["unknownPath"] ?? "";
    const meant = all<HTMLAnchorElement>('main a[href^="/services/"]').find(
      ({ pathname }) => pathname.toLowerCase() === path,
    );
    const [suggestion] = all("[data-suggestion]");
    const [link] = all<HTMLAnchorElement>("a", suggestion);
    if (meant && suggestion && link) {
      // In the list, entries stand under their family's name, which their label leaves out.
      const family = meant.closest("section")?.querySelector("h2")?.textContent;
      link.textContent = [family, meant.textContent].filter(Boolean).join(": ");
      link.href = meant.pathname;
      suggestion.hidden = false;
    }
  }
}
