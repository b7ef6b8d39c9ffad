import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { getMimeType, mimes } from "hono/utils/mime";
import { applyHeaders } from "@/lib/servers/preview/apply-headers";
import { destinationOf } from "@/lib/servers/preview/request-path";
import { defaultHeader, headerRules } from "@/lib/export/headers";
import { notFoundFile, notFoundFiles } from "@/lib/export/not-found-files";

export type Preview = { url: string; close: () => Promise<void> };

/**
 * Serves an exported site as a CDN does: clean URLs, the nearest 404.html with its status,
 * precompressed files, entity tags, and the headers of `_headers` on every answer.
 * Files are looked up per request, so a new build in the same folder is served at once.
 * Port 0 takes any free port; rejects when the port is taken or the folder holds no export.
 */
export async function startPreview(options: { port: number; outDir: string }): Promise<Preview> {
  const outDir = resolve(options.outDir);
  if (!existsSync(join(outDir, "index.html"))) {
    throw new Error(`${options.outDir} holds no export (no index.html): run npm run build first`);
  }
  const server = createServer(previewOf(outDir));
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(options.port, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, close };
}

const types = { ...mimes, vcf: "text/vcard; charset=utf-8" };
const codings = { br: "br", gzip: "gz" };

function previewOf(outDir: string) {
  const rules = headerRules();
  const exists = (file: string) => isFile(join(outDir, file));

  return (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? "/";
    const path = target.split("?")[0] ?? "/";
    const headers = new Headers([defaultHeader, ["Vary", "Accept-Encoding"]]);
    applyHeaders(rules, path, headers);
    const answer = (status: number, body: Buffer | string = "") => {
      if (body) headers.set("Content-Length", String(Buffer.byteLength(body)));
      response.writeHead(status, Object.fromEntries(headers));
      response.end(request.method === "HEAD" ? undefined : body);
    };
    const say = (status: number, text: string) => {
      headers.set("Content-Type", "text/plain; charset=utf-8");
      answer(status, text);
    };
    const serveFile = (status: number, file: string) => {
      const accepted = String(request.headers["accept-encoding"]);
      const [coding, ending] =
        Object.entries(codings).find(
          ([name, each]) => accepted.includes(name) && exists(`${file}.${each}`),
        ) ?? [];
      if (coding) headers.set("Content-Encoding", coding);
      headers.set("Content-Type", getMimeType(file, types) ?? "application/octet-stream");
      answer(status, readFileSync(join(outDir, ending ? `${file}.${ending}` : file)));
    };

    const found = destinationOf(target, exists);
    // Never immutable: a cache that keeps a missing file keeps it missing after the next deploy.
    if (found.kind !== "file") headers.set(...defaultHeader);
    if (request.method !== "GET" && request.method !== "HEAD") {
      headers.set("Allow", "GET, HEAD");
      return say(405, "Only GET and HEAD\n");
    }
    if (found.kind === "malformed") return say(400, "Malformed URL\n");
    if (found.kind === "redirect") {
      headers.set("Location", found.location);
      return answer(308);
    }
    if (found.kind === "file") {
      const { size, mtimeMs } = statSync(join(outDir, found.file));
      const tag = `W/"${size}-${mtimeMs}"`;
      headers.set("ETag", tag);
      if (request.headers["if-none-match"] === tag) return answer(304);
      return serveFile(200, found.file);
    }
    // An export without the nearer page, such as a fixture's, has the one at the root.
    const nearest = [notFoundFile(path), notFoundFiles.elsewhere].find(exists);
    return nearest ? serveFile(404, nearest) : say(404, "Not found\n");
  };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // absent, or a name no file system would take
  }
}
