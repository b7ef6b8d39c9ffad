import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { test } from "@/e2e/support/export/fixture";
import { readExported } from "@/e2e/support/export/read-export";
import { expect } from "@/e2e/support/fixtures";
import { openPhoto, thumbnails, visitGallery } from "@/e2e/support/gallery-steps";
import { ask } from "@/e2e/servers/hosts/ask";
import { open } from "@/e2e/support/page-steps";

// F40: the policy of every page, what it forbids, and the headers of every answer.
const once = { tag: "@once" };
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";

/** Collects what the policy stopped, in the page itself, from before its first script on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener("securitypolicyviolation", (event) => {
      stopped.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

test("each page's policy allows exactly its own inline scripts, by hash", once, ({ pages }) => {
  for (const { file } of pages) {
    const html = readExported(file);
    const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = ""]) => !/\ssrc=|application\/ld\+json/.test(attributes),
    );
    const hashes = inline.map(([, , body = ""]) => hashOf(body));
    const [scripts = ""] = /script-src [^;]*/.exec(policyOf(html)) ?? [];
    const allowed = scripts.split(" ").filter((each) => each.startsWith("'sha256-"));
    expect(allowed.toSorted(), file).toEqual([...new Set(hashes)].toSorted());
    expect(hashes.length, file).toBeGreaterThan(1);
    expect(scripts.replace(/ 'sha256-[^']+'/g, ""), file).toBe("script-src 'self'");
  }
});

test("each page's policy allows exactly its own stylesheets, by hash", once, ({ pages }) => {
  for (const { file } of pages) {
    const html = readExported(file);
    const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
    const hashes = inline.map(([, body = ""]) => hashOf(body));
    // What only the service pages need is a stylesheet of its own.
    expect(hashes, file).toHaveLength(/^services\/(?!404)/.test(file) ? 2 : 1);
    expect(policyOf(html).split("; "), file).toContain(`style-src 'self' ${hashes.join(" ")}`);
  }
});

test("every policy begins with nothing and never says unsafe", once, ({ pages }) => {
  for (const { file } of pages) {
    const policy = policyOf(readExported(file));
    expect(policy, file).toMatch(/^default-src 'none'; /);
    expect(policy, file).not.toMatch(/unsafe|\*|data:|blob:/);
    for (const part of ["base-uri 'none'", "object-src 'none'"]) {
      expect(policy.split("; "), file).toContain(part);
    }
  }
});

test(
  "no exported page has a style attribute or an inline handler",
  once,
  async ({ pages, page }) => {
    for (const { file } of pages) {
      const found = await page.evaluate((html) => {
        const read = new DOMParser().parseFromString(html, "text/html");
        return [...read.querySelectorAll("*")]
          .filter(
            (element) =>
              element.matches("[style]") ||
              element.getAttributeNames().some((name) => name.startsWith("on")),
          )
          .map((element) => element.outerHTML.slice(0, 80));
      }, readExported(file));
      expect(found, file).toEqual([]);
    }
  },
);

test("a walk through the templates with everything opened breaks no policy and leaves nothing behind", async ({
  page,
  context,
  site,
}) => {
  const stopped = await watchPolicy(page);
  for (const path of ["/", "/contact", "/services/acRepair", "/promotions", "/service-area"]) {
    await open(page, path);
    for (const part of await page.locator("main > section, main > div").all()) {
      await part.scrollIntoViewIfNeeded();
    }
    expect(await stopped(), path).toEqual([]);
  }
  await open(page, "/");
  const menu = page.locator("header button[aria-expanded], header button[popovertarget]");
  for (const button of await menu.filter({ visible: true }).all()) {
    await button.click();
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/finance"]')?.click());
  await expect(page).toHaveURL("/finance");
  expect(await stopped()).toEqual([]);

  await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  expect(await stopped()).toEqual([]);

  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(kept, site.url).toEqual([0, 0]);
});

test(
  "a script that somebody else put into the page does not run",
  once,
  async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors([/Content Security Policy/, /nowhere\.png/, /evil\.example/]);
    let left = 0;
    await page.route("https://evil.example/**", (route) => {
      left += 1;
      return route.abort();
    });
    const stopped = await watchPolicy(page);
    await open(page, "/terms");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'taken over'";
      document.body.append(script);
      const picture = document.createElement("img");
      picture.setAttribute("onerror", "document.title = 'taken over'");
      picture.src = "/nowhere.png";
      document.body.append(picture);
      const far = document.createElement("script");
      far.src = "https://evil.example/x.js";
      document.body.append(far);
    });
    await expect.poll(async () => (await stopped()).length).toBeGreaterThanOrEqual(3);
    const directives = (await stopped()).map((line) => line.split(" ")[0]);
    expect(directives.toSorted()).toEqual([
      "script-src-attr",
      "script-src-elem",
      "script-src-elem",
    ]);
    await expect(page).not.toHaveTitle("taken over");
    expect(left).toBe(0);
  },
);

test("every kind of answer carries the whole set of headers", once, async ({ site, files }) => {
  const script = [...files].find((file) => file.endsWith(".js")) ?? "";
  const tag = (await ask(site.url, "/about-us")).headers.etag ?? "";
  for (const [path, status, headers] of [
    ["/", 200, {}],
    ["/services/acRepair", 200, {}],
    [`/${script}`, 200, {}],
    ["/about-us", 304, { "if-none-match": tag }],
    ["/about-us/", 308, {}],
    ["/nowhere", 404, {}],
    ["/_next/static/chunks/gone.js", 404, {}],
  ] as const) {
    const answer = await ask(site.url, path, { headers });
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers, path).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "credentialless",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(answer.headers, path).not.toHaveProperty("access-control-allow-origin");
    expect(answer.headers, path).not.toHaveProperty("set-cookie");
  }
  const { headers } = await ask(site.url, "/unsubscribe?email=a@x.com");
  expect(headers["referrer-policy"]).toBe("no-referrer");
});
