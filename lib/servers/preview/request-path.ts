/** What the server does with a request's URL. */
export type Destination =
  | { kind: "file"; file: string }
  | { kind: "redirect"; location: string }
  | { kind: "missing" }
  | { kind: "malformed" };

// Read by the host, never published; and pages that exist only to be served with status 404.
const unpublished = /^\/(_headers|_redirects|(services\/)?404|_not-found)(\.|\/|$)/;

/**
 * Finds the file for a request target (path and query as sent), given which files the export has.
 * A page has one URL: without `.html`, without a slash at the end; its other forms redirect.
 * Nothing that could name another host (`//`, `\`, their escapes) is ever put into a redirect.
 */
export function destinationOf(target: string, exists: (file: string) => boolean): Destination {
  const [rawPath = "", ...rest] = target.split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  const path = decoded(rawPath);
  if (path === undefined) return { kind: "malformed" };
  if (!isPlain(rawPath, path) || unpublished.test(path)) return { kind: "missing" };

  const page = path.replace(/\/$|\.html$/, "").replace(/\/index$/, "");
  const clean = page === "" ? "/" : page;
  const file = page === "" ? "/index.html" : `${page}.html`;
  if (exists(file)) {
    if (path === clean) return { kind: "file", file };
    return { kind: "redirect", location: encodeURI(clean) + query };
  }
  // A compressed copy is sent in its file's place, never by its own name.
  const original = path.replace(/\.(br|gz)$/, "");
  if (path.endsWith("/") || !exists(path) || (original !== path && exists(original)))
    return { kind: "missing" };
  return { kind: "file", file: path };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isPlain(rawPath: string, path: string): boolean {
  if (!path.startsWith("/") || path.includes("//") || /%2f|%5c|\\/i.test(rawPath)) return false;
  if (/[\x00-\x1f\x7f]/.test(path)) return false;
  // Dot files stay hidden, and with them "." and ".."; a host reads proofs in .well-known.
  return !path.split("/").some((segment) => segment.startsWith(".") && segment !== ".well-known");
}
