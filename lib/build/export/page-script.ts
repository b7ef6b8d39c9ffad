import { build } from "esbuild";
import { append, create, elements, has, insertBefore, type Page } from "@/lib/build/export/page";

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
  "data-offer": "offers",
  "data-drawing": "town-map",
  "data-hours": "open-hours",
};

/** Bundles lib/page-script for the browsers that Next supports. Throws what esbuild finds wrong. */
export const bundleInlineScripts = async (): Promise<InlineScripts> => ({
  beforePaint: await bundle("before-paint"),
  page: await bundle("page-script"),
  extras: await Promise.all(
    Object.entries(extras).map(async ([mark, name]) => ({ mark, text: await bundle(name) })),
  ),
});

async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`lib/page-script/${name}.ts`],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["chrome111", "firefox111", "safari16.4"],
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/**
 * Puts into a page's head what has to run before anything is painted; the page script, which names
 * what it asks for (scripts on demand, and the reporter of web vitals), between what is read first
 * and the footer: on a slow line the heading comes before it. Then the rules by which pages are
 * fetched ahead. All are the same on every page, so that their hashes allow them on all.
 */
export function addPageScript(
  page: Page,
  inline: InlineScripts,
  asked: { scripts: readonly string[]; vitals: string | undefined },
): void {
  const attributes = {
    "data-scripts": asked.scripts.join(" "),
    ...(asked.vitals && { "data-vitals": asked.vitals }),
  };
  append(page.head, create("script", {}, inline.beforePaint));
  const pageScript = create("script", attributes, inline.page);
  const footer = elements(page, "footer").find(({ parentNode }) => parentNode === page.body);
  if (footer) insertBefore(footer, pageScript);
  else append(page.body, pageScript);
  append(page.body, create("script", { type: "speculationrules" }, speculationRules));
  for (const { mark, text } of inline.extras) {
    if (has(page, mark)) append(page.body, create("script", {}, text));
  }
}
