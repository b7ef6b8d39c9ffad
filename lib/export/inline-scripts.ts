import { features } from "@/lib/browser/features";
import type { BrowserScripts } from "@/lib/export/browser-scripts";
import { append, create, elementOf, elements, has, prepend } from "@/lib/export/page";
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

/**
 * Adds the inline scripts: before-paint.ts at the start of the body; the page script between main
 * content and footer, so that the heading arrives before it on a slow connection; then the speculation
 * rules, the features that the page asks for, and what loads the web vitals reporter if there is one.
 */
export function addInlineScripts(page: Page, { inline, late }: BrowserScripts): void {
  prepend(page.body, create("script", {}, inline["before-paint"]));
  holdFirstFrame(page);
  const loads = (name: string) => {
    const script = late.get(name);
    return script ? { [`data-${name}`]: script.url } : {};
  };
  const pageScript = create("script", { ...loads("popovers"), ...loads("menu") }, inline["page"]);
  const footer = elements(page, "footer").find(({ parentNode }) => parentNode === page.body);
  if (footer) insertBefore(footer, pageScript);
  else append(page.body, pageScript);
  append(page.body, create("script", { type: "speculationrules" }, speculationRules));
  for (const { name, attribute, late: isLate } of features) {
    if (!isLate && has(page, attribute)) append(page.body, create("script", {}, inline[name]));
  }
  if (late.has("vitals"))
    append(page.body, create("script", loads("vitals"), inline["load-vitals"]));
}

/**
 * Where supported (Chromium 124), the first frame waits until the hero is parsed, or without one the
 * header: their contents stand at the lower and at the right end, and would move while they grow.
 * Chromium waits only for an element's start, so what is expected is an empty one at the end.
 */
function holdFirstFrame(page: Page): void {
  const block = elements(page, "main")[0]?.childNodes.find(isElement);
  const header = elements(page, "header").find(({ parentNode }) => parentNode === page.body);
  const first = block?.tagName === "section" ? block : header;
  if (!first) return;
  append(first, elementOf(`<template id="first-frame"></template>`));
  append(page.head, create("link", { rel: "expect", href: "#first-frame", blocking: "render" }));
}
