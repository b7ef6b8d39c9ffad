import { expect, test } from "@/e2e/support/fixtures";
import { ask } from "@/e2e/servers/hosts/ask";
import {
  hostile,
  missing,
  passwords,
  redirected,
  refusedMethods,
  served,
} from "@/e2e/servers/hosts/path-table";
import type { PathRow } from "@/e2e/servers/hosts/path-table";

// What F41 asks of every host, of the preview server; of real hosts: e2e/specs/full.
const once = { tag: "@once" };

/** The table again, as the server fills it in. */
const asked = (url: string, table: PathRow[]) =>
  Promise.all(
    table.map(async ({ path }) => {
      const { status, headers } = await ask(url, path);
      return { path, status, ...(headers.location && { location: headers.location }) };
    }),
  );

test(
  "every page answers at its one address, and files under their names (rows 7-17)",
  once,
  async ({ site }) => {
    expect(await asked(site.url, served)).toEqual(served);
  },
);

test("other ways to write an address lead to the one", once, async ({ site }) => {
  expect(await asked(site.url, redirected)).toEqual(redirected);
});

test(
  "what is not there, in this case or at all, answers 404 (rows 10, 116)",
  once,
  async ({ site }) => {
    expect(await asked(site.url, missing)).toEqual(missing);
  },
);

test(
  "an unknown service is told so as served, any other unknown page that it is none (row 116)",
  once,
  async ({ site }) => {
    for (const { path } of missing) {
      const said = path.startsWith("/services/")
        ? "Service not found!"
        : "There's no page at this address";
      const { body } = await ask(site.url, path);
      expect(/<h1[^>]*>([^<]*)/.exec(body.toString())?.[1], path).toBe(said);
    }
  },
);

test(
  "a page that was fetched ahead is used from the cache for a minute",
  once,
  async ({ site }) => {
    for (const path of ["/", "/about-us", "/services/acRepair"]) {
      const first = await ask(site.url, path);
      expect(first.headers["cache-control"], path).toBe("public, max-age=60");
      const headers = { "if-none-match": first.headers.etag ?? "" };
      expect((await ask(site.url, path, { headers })).status, path).toBe(304);
    }
  },
);

test("no address leads to another host or out of the folder", once, async ({ site }) => {
  for (const path of hostile) {
    const { status, headers, body } = await ask(site.url, path);
    expect([400, 404], path).toContain(status);
    expect(headers, path).not.toHaveProperty("location");
    expect(headers, path).not.toHaveProperty("set-cookie");
    expect(body.toString(), path).not.toMatch(passwords);
  }
});

test("HEAD answers as GET does, without a body", once, async ({ site }) => {
  for (const { path, status } of [...served, ...redirected, ...missing]) {
    const head = await ask(site.url, path, { method: "HEAD" });
    expect(head.status, path).toBe(status);
    expect(head.body, path).toHaveLength(0);
  }
});

test("pages can be read and nothing else", once, async ({ site }) => {
  for (const method of refusedMethods) {
    const { status, headers } = await ask(site.url, "/about-us", { method });
    expect(status, method).toBe(405);
    expect(headers["allow"], method).toBe("GET, HEAD");
  }
});

test("what is missing or refused is never kept by a cache", once, async ({ site }) => {
  for (const { path } of missing) {
    const { headers } = await ask(site.url, path);
    expect(headers["cache-control"], path).toBe("public, max-age=0, must-revalidate");
  }
});
