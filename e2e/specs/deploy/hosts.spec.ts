import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type Answer, ask } from "@/e2e/support/hosts/ask";
import { environment, hosts, rowsFor } from "@/e2e/support/hosts/hosts";
import * as table from "@/e2e/support/hosts/path-table";
import type { RunningHost } from "@/e2e/support/hosts/servers";
import { builtFiles } from "@/e2e/support/exported";
import { applyHeaders } from "@/lib/servers/preview/apply-headers";
import { checkSite } from "@/lib/servers/smoke/check-site";
import { defaultHeader, headerRules } from "@/lib/export/headers";
import { notFoundFile } from "@/lib/export/not-found-files";

// F40, F41, F43: what every host must answer, of the preview server; in the full run of nginx from
// Debian's package with lib/export/nginx.conf, and of Cloudflare's own engine.
const textOf = (file: string) => readFileSync(join("out", file));
const rules = headerRules();
/** All headers of what is there at a URL, by the site's own rules. */
function ruled(url: string): Record<string, string> {
  const headers = new Headers([defaultHeader]);
  applyHeaders(rules, url.split("?")[0] ?? "", headers);
  return Object.fromEntries(headers);
}
/** The headers that are not as the rules say; how long it is kept counts only of what is there. */
function wrongHeaders({ status, headers }: Answer, path: string): string[] {
  const { "cache-control": kept, ...rest } = ruled(path);
  const expected = {
    ...rest,
    ...(status === 200 && { "cache-control": kept }),
    "access-control-allow-origin": undefined,
    "set-cookie": undefined,
    // Without a version.
    server: headers.server && String(headers.server).replace(/\d.*/, ""),
  };
  return Object.entries(expected)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name, value]) => `${path}: ${name}: ${String(headers[name])}, not ${value}`);
}
const files = async (pattern: RegExp) => (await builtFiles()).filter((file) => pattern.test(file));

for (const tested of hosts) {
  test.describe(`on ${tested.name}`, { tag: tested === hosts[0] ? [] : "@full" }, () => {
    test.describe.configure({ mode: "default" });
    let host: RunningHost;
    test.beforeAll(async () => {
      // The first run may have to install the server.
      test.setTimeout(180_000);
      host = await tested.start("out");
    });
    test.afterAll(() => host?.stop());

    test("every URL answers with its status, its place, its file and all headers (rows 7-9, 11-17)", async () => {
      const rows = [...table.served, ...table.redirected, ...table.missing];
      for (const { path, status, location } of rowsFor(tested, rows)) {
        const answer = await ask(host.url, path);
        // nginx may write the whole URL; it is the same host's.
        const place = answer.headers.location?.replace(host.url, "");
        expect([path, answer.status, place]).toEqual([path, status, location]);
        expect(wrongHeaders(answer, path)).toEqual([]);
        const head = await ask(host.url, path, { method: "HEAD" });
        expect([path, head.status, head.body.length]).toEqual([path, status, 0]);
        if (status === 404) {
          expect(answer.body.equals(textOf(notFoundFile(path).slice(1))), path).toBe(true);
          expect(answer.headers["cache-control"], path).toBe(tested.missingLifetime);
        }
        if (status === 404 && tested.hidesMissing)
          expect(answer.headers["x-robots-tag"], path).toBe("noindex");
      }
    });

    test("no URL leads to another host or out of the folder, and pages can be read and nothing else", async () => {
      const hostile = table.hostile.map((path) => ({ path, status: 404 }));
      for (const { path, location } of rowsFor(tested, hostile)) {
        const { status, headers, body } = await ask(host.url, path);
        expect(location ? [308] : [400, 404], path).toContain(status);
        expect(headers.location, path).toBe(location);
        expect(headers, path).not.toHaveProperty("set-cookie");
        expect(body.toString(), path).not.toMatch(table.passwords);
      }
      for (const method of table.refusedMethods.filter((each) => !tested.unasked?.includes(each)))
        expect([method, (await ask(host.url, "/about-us", { method })).status]).toEqual([
          method,
          405,
        ]);
      for (const { path, status } of rowsFor(tested, table.odd))
        expect((await ask(host.url, path)).status).toBe(status);
    });

    test("every page and asset answers with its own bytes, kept for as long as its name says, and spares a second download", async () => {
      test.slow();
      // Some hundred files: an expectation for each would take longer than the answers.
      const faults: string[] = [];
      for (const file of await files(
        /^((?!.*404).*\.html|(_next\/static|made\/(pictures|maps))\/.*(?<!br|gz))$/,
      )) {
        const page = file.endsWith(".html") && !file.startsWith("_");
        const path = page ? `/${file.replace(/(^index)?\.html$/, "")}` : `/${file}`;
        const answer = await ask(host.url, path);
        faults.push(...wrongHeaders(answer, path));
        if (answer.status !== 200 || !answer.body.equals(textOf(file)))
          faults.push(`${path}: ${answer.status}, ${answer.body.length} bytes`);
        if (!page) continue;
        const headers = { "if-none-match": answer.headers.etag ?? "" };
        const second = await ask(host.url, path, { headers });
        faults.push(...wrongHeaders(second, path));
        if (second.status !== 304 || second.body.length > 0)
          faults.push(`${path}, asked again: ${second.status}, ${second.body.length} bytes`);
      }
      expect(faults).toEqual([]);
    });

    test("the check after a deploy finds nothing wrong, and knows another site when it sees one", async () => {
      expect(await checkSite(host.url, environment)).toEqual([]);
      const added = '<script src="/added-by-the-host.js"></script></body>';
      const home = textOf("index.html").toString().replace("</body>", added);
      const other = createServer(({ url }, answer) =>
        url === "/" ? answer.end(home) : answer.writeHead(404).end(),
      ).listen(0);
      const { port } = other.address() as AddressInfo;
      const faults = await checkSite(`http://localhost:${port}`, environment);
      expect(faults).toContain("/contact answers 404, not 200");
      expect(faults).toContainEqual(expect.stringMatching(/^\/ was changed on its way/));
      expect(faults).toContainEqual(
        expect.stringMatching(/^\/ lacks or changes headers: .*x-frame-options/),
      );
      other.close();
      const published = {
        ...environment,
        mailBackend: "https://mail.other.example",
        siteUrl: "https://other.example",
      };
      expect(await checkSite(host.url, published)).toEqual([
        "The site was built for other backends than .env names.",
        `The site was built for "${environment.siteUrl}", and .env names https://other.example.`,
      ]);
    });
  });
}
