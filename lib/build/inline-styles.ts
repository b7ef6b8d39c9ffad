import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)"([^>]*?)\/?>/g;
const relativeUrl = /url\((\.\.?\/[^)]+)\)/g;

/** A stylesheet's text as it must read within a page: its addresses begin at the site's root. */
function readStyles(outDir: string, href: string): string {
  const text = readFileSync(join(outDir, href), "utf8");
  if (/<\/style/i.test(text)) throw new Error(`${href} would end the style element it is put in`);
  return text.replace(relativeUrl, (_, path: string) => `url(${posix.join(dirname(href), path)})`);
}

/**
 * Puts a page's stylesheets into its head, so that its first text needs no second round trip
 * (issue 6 no. 3). The links stay, disabled: the framework looks for them by address, and adds
 * and fetches what it does not find.
 */
export const withInlineStyles = (html: string, outDir: string) =>
  html.replace(
    stylesheet,
    (_, href: string, rest: string) =>
      `<style>${readStyles(outDir, href)}</style><link rel="stylesheet" href="${href}"${rest} disabled=""/>`,
  );
