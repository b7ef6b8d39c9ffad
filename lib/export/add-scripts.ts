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
 * Adds before-paint.ts at the end of the head, after the styles, whose fonts it loads, and what the first
 * frame waits for.
 */
export function addBeforePaint(page: Page, { beforePaint }: BrowserScripts): void {
  append(page.head, create("script", {}, beforePaint));
  holdFirstFrame(page);
}

/**
 * Adds, at the end of the body, so that the heading arrives before them on a slow connection: speculation
 * rules, and the page script with the features that the page asks for.
 *
 * @returns the page script
 */
export function addPageScript(page: Page, scripts: BrowserScripts): string {
  append(page.body, create("script", { type: "speculationrules" }, speculationRules));
  const asked = features.filter((name) => has(page, `data-${name}`));
  const text = scripts.pageScript(asked);
  append(page.body, create("script", {}, text));
  return text;
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
