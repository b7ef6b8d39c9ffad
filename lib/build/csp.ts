import { createHash } from "node:crypto";
import type { Environment } from "@/lib/build/environment";

type Backends = Pick<Environment, "mailBackend" | "galleryBackend" | "imageBase">;

const charset = /<meta charset="utf-8"\s*\/?>/i;
const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** Whether a script element of these attributes runs what stands between its tags. */
function isInline(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? "";
  return type === "" || type === "module" || type.endsWith("/javascript");
}

function hashes(bodies: string[]): string[] {
  const hash = (body: string) => createHash("sha256").update(body).digest("base64");
  return [...new Set(bodies.map((body) => `'sha256-${hash(body)}'`))];
}

/** The sha256 source of each inline script of a page, exactly as written, each once. */
export const scriptHashes = (html: string) =>
  hashes(
    [...html.matchAll(scripts)]
      .filter(([, attributes = ""]) => isInline(attributes))
      .map(([, , body = ""]) => body),
  );

/** The same of each style element. */
export const styleHashes = (html: string) =>
  hashes([...html.matchAll(styles)].map(([, body = ""]) => body));

const originsOf = (...addresses: (string | undefined)[]) => [
  ...new Set(
    addresses.filter((address) => address !== undefined).map((each) => new URL(each).origin),
  ),
];

/** Whether https may be forced: not while a backend on this machine is spoken to in http. */
export const mayUpgrade = (backends: Backends) =>
  ![backends.mailBackend, backends.galleryBackend, backends.imageBase].some((address) =>
    address?.startsWith("http:"),
  );

/** The whole policy of one page: its own scripts and styles and the configured backends, nothing else. */
export function pagePolicy(html: string, backends: Backends): string {
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scriptHashes(html)],
    ["style-src", "'self'", ...styleHashes(html)],
    ["img-src", "'self'", ...originsOf(backends.imageBase)],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...originsOf(backends.mailBackend, backends.galleryBackend)],
    ["manifest-src", "'self'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ...(mayUpgrade(backends) ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/**
 * Writes the page's policy into its head, before anything it could forbid, so that it holds on any
 * host (faults.md part d). Throws when the page does not begin with its character set.
 */
export function withPolicy(html: string, backends: Backends): string {
  const found = charset.exec(html);
  if (!found || html.slice(0, found.index).includes("<script")) {
    throw new Error("no <meta charset> stands before the first script, so no policy can");
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html, backends)}"/>`;
  const end = found.index + found[0].length;
  return html.slice(0, end) + meta + html.slice(end);
}
