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
  write("_next/static/a.js", "export {};".repeat(20000));
  write(
    "_headers",
    "/*\n  X-Frame-Options: DENY\n/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  preview = await startPreview({ port: 0, outDir });
});

afterAll(async () => {
  await preview.close();
  rmSync(outDir, { recursive: true });
});

/** fetch() would normalise the path, follow redirects and unpack; this sends and shows all as is. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(preview.url);
  return new Promise((answered, failed) => {
    request({ hostname, port, path, headers, family: 4 }, (response) => {
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

test("a precompressed file is served when there is one", async () => {
  const { headers, body } = await ask("/about-us", { "accept-encoding": "gzip, br" });
  expect(headers).toMatchObject({
    "content-encoding": "br",
    "content-length": String(body.length),
    "content-type": "text/html;charset=utf-8",
    vary: "Accept-Encoding",
  });
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

test("what is missing is told in full, by the nearest page there is", async () => {
  for (const path of ["/nope", "/services/nope"]) {
    const { headers } = await ask(path);
    const { status, body } = await ask(path, { "if-none-match": headers.etag ?? "" });
    expect([status, body.toString()]).toEqual([404, "<h1>Page not found</h1>"]);
  }
});

test("malformed addresses, odd ranges and endless names do no harm", async () => {
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
