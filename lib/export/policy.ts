import { createHash } from "node:crypto";
import { canForceHttps, originsOf, type Backends } from "@/lib/export/environment";
import { attribute, create, elements, insertBefore, textOf, type Page } from "@/lib/export/html";

/** Types of inline scripts that a policy must allow: executable ones and speculation rules. */
const needsHash = (type = "") =>
  ["", "module", "text/javascript", "speculationrules"].includes(type);

const sources = (texts: string[]) => [
  ...new Set(texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)),
];

/** The sha256 source of each inline script of a page, exactly as written, without repeats. */
export const scriptHashes = (page: Page) =>
  sources(
    elements(page, "script")
      .filter((script) => needsHash(attribute(script, "type")))
      .map(textOf),
  );

/** The same for each style element. */
export const styleHashes = (page: Page) => sources(elements(page, "style").map(textOf));

/** The content policy of one page: its own scripts and styles, and the configured backends. */
export function pagePolicy(page: Page, backends: Backends): string {
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scriptHashes(page)],
    ["style-src", "'self'", ...styleHashes(page)],
    ["img-src", "'self'", ...originsOf("img-src", backends)],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...originsOf("connect-src", backends)],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    // No script may set HTML or a script's URL from a string, and no policy may bypass this.
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "'none'"],
    ...(canForceHttps(backends) ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/**
 * Writes the page's policy into its head, before anything it restricts, so that it holds on any
 * host. The last change of a page: the policy forbids what is changed later. Throws when the page
 * does not begin with its character set.
 */
export function addPolicy(page: Page, backends: Backends): void {
  const [charset, next] = page.head.childNodes.filter((node) => "tagName" in node);
  if (!charset || !next || attribute(charset, "charset") === undefined) {
    throw new Error("its head does not begin with the character set, so no policy can follow it");
  }
  const content = pagePolicy(page, backends);
  insertBefore(next, create("meta", { "http-equiv": "Content-Security-Policy", content }));
}
