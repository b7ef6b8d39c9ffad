import { createHash } from "node:crypto";
import { once, test } from "@/e2e/support/exported";
import { expect } from "@/e2e/support/fixtures";

// F40: the policy of every page and what it forbids. What a page breaks of its own policy is a console
// error, which fails any test; the headers of answers are in specs/deploy.
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test(
  "each page's policy allows its own inline scripts and styles by hash, and nothing else inline",
  once,
  async ({ pages, page }) => {
    for (const { file, html } of pages) {
      const { policy, scripts, styles, loose } = await page.evaluate((source) => {
        const read = new DOMParser().parseFromString(source, "text/html");
        const all = (selector: string) => [...read.querySelectorAll(selector)];
        return {
          policy: all("meta[http-equiv=Content-Security-Policy]")[0]?.getAttribute("content") ?? "",
          scripts: all("script:not([src], [type='application/ld+json'])").map(
            (each) => each.innerHTML,
          ),
          styles: all("style").map((each) => each.innerHTML),
          loose: all("*")
            .filter((each) => each.getAttributeNames().some((name) => /^(style$|on)/.test(name)))
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        };
      }, html);
      expect(loose, file).toEqual([]);
      expect(scripts.length, file).toBeGreaterThan(1);
      const parts = policy.split("; ");
      const allowed = (directive: string) =>
        parts
          .find((part) => part.startsWith(`${directive} `))
          ?.split(" ")
          .slice(1)
          .toSorted();
      const expected = (bodies: string[]) => [...new Set(["'self'", ...bodies.map(hashOf)])];
      expect(allowed("script-src"), file).toEqual(expected(scripts).toSorted());
      expect(allowed("style-src"), file).toEqual(expected(styles).toSorted());
      expect(parts, file).toEqual(
        expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "object-src 'none'"]),
      );
      expect(policy, file).not.toMatch(/unsafe|\*|data:|blob:/);
    }
  },
);
