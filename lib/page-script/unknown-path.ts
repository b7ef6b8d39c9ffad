import { all } from "@/lib/page-script/document";

/*
 * On the pages for unknown addresses: 'Service not found!' for those under /services/ (row 116), where
 * the host knows one such page only; and a link to the service that must have been meant, of those
 * listed on the page, where only the case of letters or a slash at the end is wrong (row 10).
 */
const [heading] = all("[data-service-heading]");
const path = location.pathname.toLowerCase().replace(/\/+$/, "");
if (heading && path.startsWith("/services/")) {
  heading.textContent = heading.dataset["serviceHeading"] ?? "";
  const meant = all<HTMLAnchorElement>('main a[href^="/services/"]').find(
    ({ pathname }) => pathname.toLowerCase() === path,
  );
  const [suggestion] = all("[data-suggestion]");
  const [link] = all<HTMLAnchorElement>("a", suggestion);
  if (meant && suggestion && link) {
    // In its list an entry stands under its family's name, without which it says little.
    const family = meant.closest("section")?.querySelector("h2")?.textContent;
    link.textContent = [family, meant.textContent].filter(Boolean).join(": ");
    link.href = meant.pathname;
    suggestion.hidden = false;
  }
}
