import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, relative, resolve, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { applyHeaderRules, parseHeaderRules } from "@/e2e/servers/preview/header-rules";
import { fileAt, notFoundFile } from "@/e2e/tools/bench/sites/addresses";
import { openLine } from "@/e2e/tools/bench/sites/line";
import type { Line } from "@/e2e/tools/bench/sites/line";
import { defaultHeader } from "@/lib/build/headers";
import { filesBelow } from "@/lib/build/out-files";

/** A site that is being served. */
export type Host = {
  url: string;
  /** How many bytes of bodies it has been asked for since it started, compressed as they are sent. */
  sent: () => number;
  close: () => Promise<void>;
};

type Body = { bytes: Buffer; encoding?: "br"; tag: string };

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const isText = (file: string) => /^text|xml|json/.test(types[extname(file)] ?? "");
const brotli = promisify(brotliCompress);

/**
 * Serves any built site the same way, so that sites can be compared: texts as brotli, entity tags,
 * 404.html with its status, and the headers of the site's own `_headers`, or what Cloudflare Pages
 * and Netlify send without one. With a `line` every answer is delayed and shares its bandwidth: the
 * browser's own throttling does not slow what it fetches ahead of a click. Rejects when the folder
 * has no `index.html`.
 */
export async function startHost(folder: string, line?: Line): Promise<Host> {
  const root = resolve(folder);
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`${folder} holds no built site: it has no index.html.`);
  }
  const files = new Set(
    (await filesBelow(root)).map((file) => `/${relative(root, file).split(sep).join("/")}`),
  );
  const rules = files.has("/_headers")
    ? parseHeaderRules(readFileSync(join(root, "_headers"), "utf8"))
    : [];
  const bodies = new Map<string, Promise<Body>>();
  const bodyOf = (file: string) => {
    const known = bodies.get(file) ?? readBody(root, file, files);
    bodies.set(file, known);
    return known;
  };
  const overLine = line && openLine(line);
  let sent = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const exists = (file: string) => files.has(file);
    const found = fileAt(path, exists);
    const file = found ?? notFoundFile(path, exists);
    const headers = new Headers([defaultHeader, ["Vary", "Accept-Encoding"]]);
    if (found) applyHeaderRules(rules, path, headers);
    const [body] = await Promise.all([file && bodyOf(file), line && wait(line.delay)]);
    if (!file || !body) return void response.writeHead(404).end();
    headers.set("ETag", body.tag);
    headers.set("Content-Type", types[extname(file)] ?? "application/octet-stream");
    if (found && request.headers["if-none-match"] === body.tag) {
      return void response.writeHead(304, Object.fromEntries(headers)).end();
    }
    if (body.encoding) headers.set("Content-Encoding", body.encoding);
    headers.set("Content-Length", String(body.bytes.length));
    response.writeHead(found ? 200 : 404, Object.fromEntries(headers));
    sent += body.bytes.length;
    if (overLine && body.bytes.length > 0) overLine(response, body.bytes);
    else response.end(body.bytes);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, sent: () => sent, close };
}

/** A file as it is sent: the brotli form that the build made, one of our own for a text without. */
async function readBody(root: string, file: string, files: Set<string>): Promise<Body> {
  const ready = files.has(`${file}.br`);
  const read = readFileSync(join(root, ready ? `${file}.br` : file));
  const bytes = ready || !isText(file) ? read : await brotli(read);
  const tag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;
  return { bytes, tag, ...(ready || isText(file) ? { encoding: "br" } : {}) };
}
