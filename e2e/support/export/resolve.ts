import { pageAt } from "@/e2e/support/export/read-export";
import type { ExportedPage } from "@/e2e/support/export/read-export";

/** An address that a page names, seen from that page. */
export type Address =
  | { kind: "internal"; path: string; hash: string }
  | { kind: "external"; url: string }
  | { kind: "scheme"; url: string };

/** Sorts an address as a browser would; the page's canonical origin counts as the site itself. */
export function addressOf(page: ExportedPage, address: string): Address {
  if (/^(tel|mailto|sms):/i.test(address)) return { kind: "scheme", url: address };
  const own = page.canonical ? new URL(page.canonical).origin : "https://site.invalid";
  const url = new URL(address, own + page.route);
  if (url.origin !== own) return { kind: "external", url: url.href };
  return {
    kind: "internal",
    path: decodeURIComponent(url.pathname),
    hash: decodeURIComponent(url.hash.slice(1)),
  };
}

/** The exported file that answers a path on a host with clean addresses; undefined when none does. */
export function fileFor(files: Set<string>, path: string): string | undefined {
  if (path === "/") return "index.html";
  const name = path.slice(1);
  return [name, `${name}.html`].find((file) => files.has(file));
}

/** The addresses in a stylesheet, sorted as the browser does: from the stylesheet's own place. */
export const addressesInStyles = (css: string, file: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
    .map(([, address]) => address ?? "")
    .filter((address) => !/^(data:|#)/.test(address))
    .map((address) => new URL(address, `https://site.invalid/${file}`).pathname);

/**
 * How many clicks each page is from home, opening a menu or a disclosure being a click of its own.
 * Pages that cannot be reached are absent.
 */
export function clicksFromHome(pages: ExportedPage[], files: Set<string>): Map<string, number> {
  const clicks = new Map([["/", 0]]);
  const waiting = ["/"];
  for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
    const page = pageAt(pages, route);
    for (const link of page.whole.links) {
      const address = addressOf(page, link.href);
      if (address.kind !== "internal") continue;
      const isPage = fileFor(files, address.path)?.endsWith(".html");
      const needed = (clicks.get(route) ?? 0) + link.behind + 1;
      if (!isPage || needed >= (clicks.get(address.path) ?? Infinity)) continue;
      clicks.set(address.path, needed);
      waiting.push(address.path);
    }
  }
  return clicks;
}
