import { around } from "@/lib/browser/page-document";

/**
 * The link around `target` if it opens a page of this site in this tab; else undefined (another
 * origin, a new tab, a download, a file, mailto:, tel:).
 */
export function internalLink(
  target: EventTarget | null | undefined,
): HTMLAnchorElement | undefined {
  const link = around<HTMLAnchorElement>(target, "a[href]:not([download], [target])");
  return link?.origin === location.origin && !/\.\w+$/.test(link.pathname) ? link : undefined;
}
