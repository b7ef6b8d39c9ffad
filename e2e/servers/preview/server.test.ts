/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { startPreview } from "@/e2e/servers/preview/server";
import type { Preview } from "@/e2e/servers/preview/server";

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

let outDir: string;
let preview: Preview;

beforeAll(async () => {
  outDir = mkdtempSync(join(tmpdir(), "preview-"));
  mkdirSync(join(outDir, "services"));
  mkdirSync(join(outDir, "_next/static"), { recursive: true });
  const write = (name: string, text: string | Buffer) => writeFileSync(join(outDir, name), text);
  write("index.html", "<h1>Home</h1>");
  write("about-us.html", "<h1>About us</h1>");
  write("about-us.html.br", brotliCompressSync("<h1>About us, precompressed</h1>"));
  write("404.html", "<h1>Page not found</h1>");
  write("services/404.html", "<h1>Service not found</h1>");
  write("services/acRepair.html", "<h1>AC repair</h1>");
  write("_next/static/a.js", "export {};".repeat(20000));
  write(
    "_headers",
    "/*\n  X-Frame-Options: DENY\n/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n/about-us\n  Cache-Control: public, max-age=60\n",
  );
  preview = await startPreview({ port: 0, outDir });
});

afterAll(async () => {
  await preview.close();
  rmSync(outDir, { recursive: true });
});

/** fetch() would normalise the path, follow redirects and unpack; this sends and shows all as is. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(preview.url);
  return new Promise((answered, failed) => {
    request({ hostname, port, path, method, headers, family: 4 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        answered({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    })
      .on("error", failed)
      .end();
  });
}

test("a page answers at its clean address with the export's headers", async () => {
  const { status, headers, body } = await ask("/services/acRepair");
  expect(status).toBe(200);
  expect(body.toString()).toBe("<h1>AC repair</h1>");
  expect(headers).toMatchObject({
    "content-type": "text/html;charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding",
    "x-frame-options": "DENY",
  });
});

test("a page that may be kept for a minute is spared by its entity tag after it", async () => {
  const first = await ask("/about-us");
  expect(first.headers["cache-control"]).toBe("public, max-age=60");
  const again = await ask("/about-us", { "if-none-match": first.headers.etag ?? "" });
  expect(again.status).toBe(304);
  expect(again.headers["cache-control"]).toBe("public, max-age=60");
});

test("a precompressed file is served when there is one", async () => {
  const { headers, body } = await ask("/about-us", { "accept-encoding": "gzip, br" });
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["content-length"]).toBe(String(body.length));
  expect(brotliDecompressSync(body).toString()).toBe("<h1>About us, precompressed</h1>");
});

test("text without a precompressed file is compressed on the way", async () => {
  const script = "export {};".repeat(20000);
  const br = await ask("/_next/static/a.js", { "accept-encoding": "br" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.body).toString()).toBe(script);
  const gzip = await ask("/_next/static/a.js", { "accept-encoding": "gzip" });
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  const plain = await ask("/_next/static/a.js", { "accept-encoding": "identity" });
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.body.toString()).toBe(script);
});

test("an entity tag spares the second download and keeps the headers", async () => {
  const first = await ask("/_next/static/a.js");
  const second = await ask("/_next/static/a.js", { "if-none-match": first.headers.etag ?? "" });
  expect(second.status).toBe(304);
  expect(second.body).toHaveLength(0);
  expect(second.headers).toMatchObject({
    etag: first.headers.etag,
    "cache-control": "public, max-age=31536000, immutable",
    "x-frame-options": "DENY",
  });
});

test.each([
  ["/nope", "Page"],
  ["/services", "Page"],
  ["/404", "Page"],
  ["/_not-found", "Page"],
  ["/_headers", "Page"],
  ["/services/", "Service"],
  ["/services/nope?from=ad", "Service"],
  ["/services/acRepair/more", "Service"],
  ["/services/404", "Service"],
  ["/services/404.html", "Service"],
])(
  "%s answers 404 with the nearest designed page and all headers (row 116)",
  async (path, what) => {
    const { status, headers, body } = await ask(path, { "if-none-match": "*" });
    expect(status).toBe(404);
    expect(body.toString()).toBe(`<h1>${what} not found</h1>`);
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  },
);

test("a missing hashed file is never kept by a cache", async () => {
  const { status, headers } = await ask("/_next/static/gone.js");
  expect(status).toBe(404);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("a slash at the end redirects to the page's address, with all headers", async () => {
  const { status, headers } = await ask("/about-us/?a=b");
  expect(status).toBe(308);
  expect(headers.location).toBe("/about-us?a=b");
  expect(headers["x-frame-options"]).toBe("DENY");
});

test.each(["//evil.example/", "/%2f%2fevil.example/", "/\\evil.example/"])(
  "%s redirects nowhere",
  async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty("location");
  },
);

test("HEAD answers as GET does, without a body", async () => {
  const { status, headers, body } = await ask("/about-us", { "accept-encoding": "br" }, "HEAD");
  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBe("br");
  expect(body).toHaveLength(0);
});

test("other methods, malformed addresses, odd ranges and endless names do no harm", async () => {
  expect((await ask("/about-us", {}, "POST")).status).toBe(405);
  expect((await ask("/%")).status).toBe(400);
  expect((await ask("/about-us", { range: "bytes=9-2" })).status).toBe(200);
  expect((await ask(`/${"a".repeat(5000)}`)).status).toBe(404);
  expect((await ask("/")).status).toBe(200);
});

test("a folder without an export is refused", async () => {
  await expect(startPreview({ port: 0, outDir: join(outDir, "services") })).rejects.toThrow(
    "holds no export",
  );
});

test("a taken port is refused", async () => {
  const port = Number(new URL(preview.url).port);
  await expect(startPreview({ port, outDir })).rejects.toThrow("EADDRINUSE");
});
