/**
 * The address of the link around `target` when it leads to a page of this site in this tab;
 * otherwise undefined (another origin, a new tab, a download, a file, mailto:, tel:).
 */
export function internalLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) {
    return undefined;
  }
  const address = new URL(link.href);
  const isPage = !/\.[a-z0-9]+$/i.test(address.pathname);
  return address.origin === location.origin && isPage ? address : undefined;
}
