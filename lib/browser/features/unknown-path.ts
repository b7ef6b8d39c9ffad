import { all } from "@/lib/browser/document";
import { attempt } from "@/lib/forms/attempt";

/** What tells one page's path from another's, however it was typed or spoiled: its letters. */
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/[^a-z/]/g, "")
    .replace(/\/+$/, "");

/**
 * On the not-found pages: 'Service not found!' for paths under /services/, where the host has only
 * one such page; and a link to the page whose path differs only in case, in signs around or in its words,
 * or in a query that was encoded into it.
 */
export function start(): void {
  const [heading] = all("[data-unknown-path]");
  const [suggestion] = all("[data-suggestion]");
  const [link] = all<HTMLAnchorElement>("a", suggestion);
  if (!heading || !suggestion || !link) return;
  const { pathname, search } = location;
  if (/^\/services\//i.test(pathname)) heading.textContent = heading.dataset["unknownPath"] ?? "";
  const decoded = attempt(() => decodeURIComponent(pathname)) ?? pathname;
  const [, path = "", query] = /^([^?&#]*)[?&]?(.*)/.exec(decoded) ?? [];
  // Those of the main part first.
  const links = ["main ", ""].flatMap((part) => all<HTMLAnchorElement>(`${part}a[href^="/"]`));
  const meant = links.find((each) => plain(each.pathname) === plain(path) && plain(path) !== "");
  if (!meant) return;
  // In the list, entries stand under their family's name, which their label leaves out.
  const family = meant.closest("main section")?.querySelector("h2")?.textContent;
  link.textContent = [family, meant.textContent].filter(Boolean).join(": ");
  link.href = meant.pathname + (search || (query && `?${query}`));
  suggestion.hidden = false;
}
