import { all } from "@/lib/browser/page-document";
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
  // A query within the path stays as it is encoded there.
  const [, typed = "", query] = /^(.*?)(?:(?:[?&#]|%3F|%26|%23)(.*))?$/i.exec(pathname) ?? [];
  const path = attempt(() => decodeURIComponent(typed)) ?? typed;
  // Those of the main part first.
  const links = ["main ", ""].flatMap((part) => all<HTMLAnchorElement>(`${part}a[href^="/"]`));
  const meant = links.find((each) => plain(each.pathname) === plain(path) && plain(path) !== "");
  if (!meant) return;
  // In the list, entries stand under their family's name, which their label leaves out.
  const family = meant.closest("main section")?.querySelector("h2")?.textContent;
  link.textContent = [family, meant.textContent].filter(Boolean).join(": ");
  const queries = [query, search.slice(1)].filter(Boolean).join("&");
  link.href = meant.pathname + (queries && `?${queries}`);
  suggestion.hidden = false;
}
