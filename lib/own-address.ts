/**
 * The address of the link around `target` when it leads to a page of this site in this tab;
 * otherwise undefined (other origin, new tab, download, file, mailto:, tel:).
 */
export function ownAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) {
    return undefined;
  }
  const address = new URL(link.href);
  const isPage = !/\.[a-z0-9]+$/i.test(address.pathname);
  return address.origin === window.location.origin && isPage ? address : undefined;
}

/** The first part of a path, such as "/services": the pages of a section share a menu and scripts. */
export const sectionOf = (path: string) => `/${path.split("/")[1]}`;
