/**
 * The link around `target` when it leads to a page of this site in this tab; otherwise undefined
 * (another origin, a new tab, a download, a file, mailto:, tel:).
 */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  // Documents and windows are targets, too, and are in no link.
  const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(
    "a[href]:not([download], [target])",
  );
  const isPage = link?.origin === location.origin && !/\.\w+$/.test(link.pathname);
  return link && isPage ? link : undefined;
}
