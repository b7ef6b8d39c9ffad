import { features } from "@/lib/browser/features";
import type { BrowserScripts } from "@/lib/export/browser-scripts";
import { append, create, elementOf, elements, has, type Page } from "@/lib/export/html";

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
 * Adds the inline scripts: before-paint.ts at the end of the head; speculation rules and the page
 * script, with the features that the page asks for, at the end of the body, so that the heading arrives
 * before them on a slow connection.
 *
 * @returns the two scripts
 */
export function addScripts(page: Page, scripts: BrowserScripts): string[] {
  append(page.head, create("script", {}, scripts.beforePaint));
  holdFirstFrame(page);
  append(page.body, create("script", { type: "speculationrules" }, speculationRules));
  const asked = features.filter((name) => has(page, `data-${name}`));
  const text = scripts.pageScript(asked);
  append(page.body, create("script", {}, text));
  return [scripts.beforePaint, text];
}

/**
 * Where supported (Chromium 124), the first frame waits until the header is parsed: its right end would
 * move while it grows. A hero is hidden until it is parsed (app/styles/hero.css). Chromium waits only for
 * an element's start, so what is expected is an empty one at the end.
 */
function holdFirstFrame(page: Page): void {
  const header = elements(page, "header").find(({ parentNode }) => parentNode === page.body);
  if (!header) return;
  append(header, elementOf(`<template id="first-frame"></template>`));
  append(page.head, create("link", { rel: "expect", href: "#first-frame", blocking: "render" }));
}
