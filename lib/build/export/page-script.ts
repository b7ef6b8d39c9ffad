import { bundle } from "@/lib/build/export/bundle";
import { append, create, elements, has } from "@/lib/build/export/page";
import { insertBefore, isElement, type Page } from "@/lib/build/export/page";

/**
 * Pages that a visitor is about to open are fetched ahead: at hover where there is one, else as the
 * finger touches the link. Only pages of ours: no file, and never an address that carries an e-mail.
 */
const internal = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/*.*" } },
    { not: { href_matches: "/unsubscribe*" } },
  ],
};
const hovered = { and: [internal, { selector_matches: ".can-hover a" }] };

const speculationRules = JSON.stringify({
  prefetch: [
    { where: internal, eagerness: "conservative" },
    { where: hovered, eagerness: "moderate" },
  ],
});

/** The inline scripts: the two of every page, and those of pages that hold an element marked so. */
export type InlineScripts = {
  beforePaint: string;
  page: string;
  extras: readonly { mark: string; text: string }[];
};

/** By the attribute of what they are for, the files of lib/page-script that only some pages need. */
const extras = {
  "data-compare": "compare",
  "data-draft": "quote-draft",
  "data-drawing": "town-map",
  "data-hours": "open-hours",
  "data-offer": "offers",
  "data-pause": "moving",
  "data-service-heading": "unknown-path",
};

const bundleInline = (name: string) =>
  bundle({ entryPoints: [`lib/page-script/${name}.ts`], format: "iife" });

/** Bundles lib/page-script. Rejects with what esbuild finds wrong. */
export const bundleInlineScripts = async (): Promise<InlineScripts> => ({
  beforePaint: await bundleInline("before-paint"),
  page: await bundleInline("page-script"),
  extras: await Promise.all(
    Object.entries(extras).map(async ([mark, name]) => ({ mark, text: await bundleInline(name) })),
  ),
});

/**
 * Puts into a page's head what has to run before anything is painted; the page script, which names
 * the reporter of web vitals where there is one, between what is read first and the footer: on a slow
 * line the heading comes before it. Then the rules by which pages are fetched ahead. All are the same
 * on every page, so that their hashes allow them on all.
 */
export function addPageScript(page: Page, inline: InlineScripts, vitals: string | undefined): void {
  append(page.head, create("script", {}, inline.beforePaint));
  expectHero(page);
  const pageScript = create("script", vitals ? { "data-vitals": vitals } : {}, inline.page);
  const footer = elements(page, "footer").find(({ parentNode }) => parentNode === page.body);
  if (footer) insertBefore(footer, pageScript);
  else append(page.body, pageScript);
  append(page.body, create("script", { type: "speculationrules" }, speculationRules));
  for (const { mark, text } of inline.extras) {
    if (has(page, mark)) append(page.body, create("script", {}, text));
  }
}

/**
 * Where the browser can (Chromium 124), the first frame waits until a hero is parsed whole: its words
 * stand at its lower end, and would be seen to move while it grows.
 */
function expectHero(page: Page): void {
  const hero = elements(page, "main")[0]?.childNodes.find(isElement);
  if (hero?.tagName !== "section") return;
  hero.attrs.push({ name: "id", value: "hero" });
  append(page.head, create("link", { rel: "expect", href: "#hero", blocking: "render" }));
}
