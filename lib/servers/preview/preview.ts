import { existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import sirv from "sirv";
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

function previewOf(outDir: string) {
  const serve = sirv(outDir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  const rules = headerRules();
  const exists = (file: string) => isFile(join(outDir, file));

  return (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? "/";
    const path = target.split("?")[0] ?? "/";
    const headers = new Headers([defaultHeader, ["Vary", "Accept-Encoding"]]);
    applyHeaders(rules, path, headers);
    const answer = (status: number, text: string) => {
      response.writeHead(status, { "Content-Type": "text/plain;charset=utf-8" }).end(text);
    };
    const serveFile = (file: string) => {
      // A whole file is a valid answer to a range request, and sirv stumbles over odd ranges.
      delete request.headers.range;
      request.url = encodeURI(file);
      if (file.endsWith(".txt")) response.setHeader("Content-Type", "text/plain;charset=utf-8");
      // Hosts know it; sirv does not.
      if (file.endsWith(".vcf")) response.setHeader("Content-Type", "text/vcard;charset=utf-8");
      // An archive; sirv would take it for another file's compressed copy.
      if (/\.(br|gz)$/.test(file)) response.setHeader("Content-Encoding", "identity");
      serve(request, response, () => answer(404, "Not found\n"));
    };

    const found = destinationOf(target, exists);
    // Never immutable: a cache that keeps a missing file keeps it missing after the next deploy.
    if (found.kind !== "file") headers.set(...defaultHeader);
    headers.forEach((value, name) => response.setHeader(name, value));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return answer(405, "Only GET and HEAD\n");
    }
    if (found.kind === "malformed") return answer(400, "Malformed URL\n");
    if (found.kind === "redirect") {
      return response.writeHead(308, { Location: found.location }).end();
    }
    if (found.kind === "file") {
      const tag = request.headers["if-none-match"];
      changeHead(response, (status) => {
        if (status === 304 && tag) response.setHeader("ETag", tag);
        return status;
      });
      return serveFile(found.file);
    }
    delete request.headers["if-none-match"];
    changeHead(response, () => 404);
    // An export without the nearer page, such as a fixture's, has the one at the root.
    serveFile(
      [notFoundFile(path), notFoundFiles.elsewhere].find(exists) ?? notFoundFiles.elsewhere,
    );
  };
}

/** sirv writes the head itself; this is the last word on its status. */
function changeHead(response: ServerResponse, change: (status: number) => number): void {
  const write = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers?: OutgoingHttpHeaders) =>
    write(change(status), headers)) as typeof response.writeHead;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // absent, or a name no file system would take
  }
}
