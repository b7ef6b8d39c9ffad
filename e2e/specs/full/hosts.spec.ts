import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { exportedFiles } from "@/e2e/support/export/read-export";
import { ask } from "@/e2e/servers/hosts/ask";
import type { Answer } from "@/e2e/servers/hosts/ask";
import { hosts, rowsFor } from "@/e2e/servers/hosts/hosts";
import * as table from "@/e2e/servers/hosts/path-table";
import type { RunningHost } from "@/e2e/servers/hosts/run-server";
import { headerRules } from "@/lib/build/headers";
import { notFoundFile } from "@/lib/build/not-found-files";
import { builtList } from "@/lib/build/publish/upload-folder";

// A real nginx from Debian's package, with what `npm run hosts` prints, and Cloudflare's own engine
// with what `npm run deploy:cloudflare` uploads (F41).
const outDir = process.env.OUT_DIR || "out";
const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";
let everywhere: Record<string, string> = {};
const textOf = (path: string) => readFileSync(join(outDir, path));

/** The headers that every answer carries; on `/unsubscribe` one of them differs. */
function expectHeaders({ headers }: Answer, path: string) {
  const expected = path.startsWith("/unsubscribe")
    ? { ...everywhere, "referrer-policy": "no-referrer" }
    : everywhere;
  expect(headers, path).toMatchObject(expected);
  expect(headers, path).not.toHaveProperty("access-control-allow-origin");
  expect(headers["server"] ?? "", path).not.toMatch(/\d/);
}

test.describe("real hosts", { tag: "@full" }, () => {
  for (const tested of hosts) {
    test.describe(`on ${tested.name}`, { tag: "@once" }, () => {
      test.describe.configure({ mode: "default" });
      let host: RunningHost;
      test.beforeAll(async () => {
        // The first run may have to install the server.
        test.setTimeout(180_000);
        const { builtFor: environment } = await builtList(outDir);
        const [general] = headerRules(environment);
        everywhere = Object.fromEntries(
          general?.set.map(([name, value]) => [name.toLowerCase(), value]) ?? [],
        );
        host = await tested.start({ outDir, environment });
      });
      test.afterAll(() => host?.stop());

      const rows = [...table.served, ...table.redirected, ...table.missing];
      for (const { path, status, location } of rowsFor(tested, rows)) {
        test(`${path} answers ${status}${location ? ` to ${location}` : ""}, with all headers`, async () => {
          const answer = await ask(host.url, path);
          expect(answer.status).toBe(status);
          // nginx may write the whole address; it is the same host's.
          expect(answer.headers.location?.replace(host.url, "")).toBe(location);
          expectHeaders(answer, path);
          const head = await ask(host.url, path, { method: "HEAD" });
          expect([head.status, head.body.length]).toEqual([status, 0]);
          if (status === 404) {
            expect(answer.body.equals(textOf(notFoundFile(path).slice(1)))).toBe(true);
            expect(answer.headers["cache-control"]).toBe(tested.missingLifetime);
            expect(answer.headers["content-type"]).toMatch(/^text\/html/);
          }
          if (status === 404 ? tested.hidesMissing : /\/404$/.test(path))
            expect(answer.headers["x-robots-tag"]).toBe("noindex");
        });
      }

      const hostile = table.hostile.map((path) => ({ path, status: 404 }));
      for (const { path, location } of rowsFor(tested, hostile)) {
        test(`${path} leads ${location ? "to this host alone" : "nowhere"}`, async () => {
          const { status, headers, body } = await ask(host.url, path);
          expect(location ? [308] : [400, 404]).toContain(status);
          expect(headers.location).toBe(location);
          expect(headers).not.toHaveProperty("set-cookie");
          expect(body.toString()).not.toMatch(table.passwords);
        });
      }

      for (const method of table.refusedMethods.filter((each) => !tested.unasked.includes(each))) {
        test(`${method} is refused`, async () => {
          expect((await ask(host.url, "/about-us", { method })).status).toBe(405);
        });
      }

      test("every exported page answers with its own bytes", async () => {
        const pages = [...exportedFiles()].filter(
          (file) => /\.html$/.test(file) && !/(^|\/)404\.html$/.test(file),
        );
        expect(pages.length).toBeGreaterThanOrEqual(28);
        for (const file of pages) {
          const path = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
          const answer = await ask(host.url, path);
          expect([path, answer.status]).toEqual([path, 200]);
          expect(answer.body.equals(textOf(file)), path).toBe(true);
          expect(answer.headers["content-type"]?.toLowerCase(), path).toBe(
            "text/html; charset=utf-8",
          );
          expect(answer.headers["cache-control"], path).toBe(
            path === "/unsubscribe" ? revalidate : "public, max-age=60",
          );
        }
      });

      test("every asset answers with its own bytes, kept for a year only when its name changes with it", async () => {
        const assets = [...exportedFiles()].filter((file) =>
          /^(_next\/static|pictures)\//.test(file),
        );
        for (const file of assets.filter((each) => !/\.(br|gz)$/.test(each))) {
          const answer = await ask(host.url, `/${file}`);
          expect([file, answer.status]).toEqual([file, 200]);
          expect(answer.body.equals(textOf(file)), file).toBe(true);
          expect(answer.headers["cache-control"], file).toBe(immutable);
          expect(answer.headers["x-content-type-options"], file).toBe("nosniff");
        }
      });

      const codings = Object.entries({ br: brotliDecompressSync, gzip: gunzipSync });
      for (const [coding, unpack] of tested.sendsPacked ? codings : []) {
        test(`${coding} is sent to who takes it, for pages, scripts, styles and the 404 pages`, async () => {
          const files = [...exportedFiles()].filter((file) => /\.(js|css)$/.test(file));
          const asked = {
            "/": "index.html",
            "/contact": "contact.html",
            "/nope": "404.html",
            "/services/nope": "services/404.html",
          };
          const paths = Object.entries({
            ...asked,
            ...Object.fromEntries(files.slice(0, 6).map((file) => [`/${file}`, file])),
          });
          for (const [path, file] of paths) {
            const answer = await ask(host.url, path, { headers: { "accept-encoding": coding } });
            expect(answer.headers["content-encoding"], path).toBe(coding);
            expect(answer.headers["vary"]?.toLowerCase(), path).toContain("accept-encoding");
            expect(unpack(answer.body).equals(textOf(file)), path).toBe(true);
            expectHeaders(answer, path);
          }
        });
      }

      test("an entity tag spares the second download, with all headers", async () => {
        const script = [...exportedFiles()].find((file) => file.endsWith(".js"));
        for (const path of ["/", "/about-us", "/services/acRepair", `/${script}`]) {
          for (const coding of ["identity", "br"]) {
            const headers = { "accept-encoding": coding };
            const first = await ask(host.url, path, { headers });
            const tag = first.headers.etag ?? "";
            expect(tag, path).not.toBe("");
            const second = await ask(host.url, path, {
              headers: { ...headers, "if-none-match": tag },
            });
            expect([path, second.status, second.body.length]).toEqual([path, 304, 0]);
            expectHeaders(second, path);
          }
        }
      });

      test("the unsubscribe page is hidden and keeps its address to itself", async () => {
        const { headers } = await ask(host.url, "/unsubscribe?email=a@x.com");
        expect(headers["referrer-policy"]).toBe("no-referrer");
        expect(headers["x-robots-tag"]).toBe("noindex");
        const robots = await ask(host.url, "/robots.txt");
        expect(robots.headers["x-robots-tag"] ?? "").toBe("");
        expect(robots.headers["content-type"]).toMatch(/^text\/plain/);
      });

      test("a page's link-preview picture may be shown by other sites", async () => {
        const { headers } = await ask(host.url, "/og/home.jpg");
        expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
      });

      test("a malformed address and an endless one do no harm", async () => {
        for (const { path, status } of rowsFor(tested, table.odd)) {
          expect((await ask(host.url, path)).status).toBe(status);
        }
        expect((await ask(host.url, "/")).status).toBe(200);
      });
    });
  }
});
