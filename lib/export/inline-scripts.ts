import { basename } from "node:path";
import { bundle } from "@/lib/export/bundle";
import { append, create, elements, has } from "@/lib/export/page";
import { insertBefore, isElement, type Page } from "@/lib/export/page";

/**
 * Speculation rules: prefetch on hover, or on touch where there is no hover; the page of the phone
 * bar's button as soon as the reader scrolls. Only pages of this site: no files, and never an
 * address that contains an e-mail address.
 */
const internal = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/*.*" } },
    { not: { href_matches: "/unsubscribe*" } },
  ],
};
const among = (selector: string) => ({ and: [internal, { selector_matches: selector }] });

const speculationRules = JSON.stringify({
  prefetch: [
    { where: internal, eagerness: "conservative" },
    { where: among(".can-hover a"), eagerness: "moderate" },
    { where: among("[data-scrolled] ~ .call-bar a"), eagerness: "immediate" },
  ],
});

/** The texts of the inline scripts, by the names of their files in lib/browser. */
export type InlineScripts = Readonly<Record<string, string>>;

/** The scripts that only some pages need, by the attribute that asks for them. */
const extras = {
  "data-aside": "call-bar",
  "data-compare": "compare",
  "data-draft": "quote-draft",
  "data-drawing": "town-map",
  "data-hours": "open-hours",
  "data-offer": "offers",
  "data-pause": "pause-motion",
  "data-service-heading": "unknown-path",
};

/** Bundles lib/browser. Rejects with esbuild's errors. */
export async function bundleInlineScripts(): Promise<InlineScripts> {
  const inline: Record<string, string> = {};
  for (const name of ["head", "page", ...Object.values(extras).map((each) => `features/${each}`)]) {
    const entryPoints = [`lib/browser/${name}.ts`];
    inline[basename(name)] = await bundle({ entryPoints, format: "iife" });
  }
  return inline;
}

/**
 * Adds the inline scripts: head.ts in the head; the page script, which names the web vitals
 * reporter if there is one, between main content and footer, so that the heading arrives before it
 * on a slow connection; then the speculation rules. All are the same on every page, so that the
 * same hashes allow them.
 */
export function addPageScript(page: Page, inline: InlineScripts, vitals: string | undefined): void {
  append(page.head, create("script", {}, inline["head"]));
  holdFirstFrame(page);
  const pageScript = create("script", vitals ? { "data-vitals": vitals } : {}, inline["page"]);
  const footer = elements(page, "footer").find(({ parentNode }) => parentNode === page.body);
  if (footer) insertBefore(footer, pageScript);
  else append(page.body, pageScript);
  append(page.body, create("script", { type: "speculationrules" }, speculationRules));
  for (const [mark, name] of Object.entries(extras)) {
    if (has(page, mark)) append(page.body, create("script", {}, inline[name]));
  }
}

/**
 * Where supported (Chromium 124), the first frame waits until the hero is parsed, or without one the
 * header: their contents stand at the lower and at the right end, and would move while they grow.
 */
function holdFirstFrame(page: Page): void {
  const block = elements(page, "main")[0]?.childNodes.find(isElement);
  const header = elements(page, "header").find(({ parentNode }) => parentNode === page.body);
  const [id, element] = block?.tagName === "section" ? ["hero", block] : ["header", header];
  if (!element) return;
  element.attrs.push({ name: "id", value: id });
  append(page.head, create("link", { rel: "expect", href: `#${id}`, blocking: "render" }));
}
