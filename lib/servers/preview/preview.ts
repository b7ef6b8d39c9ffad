import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { defaultHeader, headerRules } from "@/lib/export/headers";
import { notFoundFile, notFoundFiles } from "@/lib/export/not-found-files";
import { listen, type Listening } from "@/lib/servers/listen";
import { applyHeaders } from "@/lib/servers/preview/apply-headers";

// Read by the host, never published; and pages that exist only to be served with status 404.
const unpublished = /^\/(_headers|_redirects|(services\/)?404|_not-found)(\.|\/|$)/;
/** The forms of a page's URL: without an ending, which is the one that it has, with a slash, and as a file. */
const pageForm = /^((?:\/[\w-]+)*?)(?:\/index)?(?:\/|\.html)?$/;

/**
 * Serves an exported site as a CDN does: clean URLs, the nearest 404.html with its status,
 * precompressed files, entity tags, and the headers of `_headers` on every answer.
 * Files are looked up per request, so a new build in the same folder is served at once.
 * Port 0 takes any free port; rejects when the port is taken or the folder holds no export.
 */
export async function startPreview(options: { port: number; outDir: string }): Promise<Listening> {
  const outDir = resolve(options.outDir);
  const isThere = (file: string) => existsSync(join(outDir, file));
  if (!isThere("index.html"))
    throw new Error(`${options.outDir} holds no export (no index.html): run npm run build first`);
  const rules = headerRules();
  const served = serveStatic({
    root: outDir,
    precompressed: true,
    rewriteRequestPath: (path) => {
      const file = path === "/" ? "/index.html" : `${path}.html`;
      return isThere(file) ? file : path;
    },
  });

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    const { headers, status } = c.res;
    headers.set(...defaultHeader);
    applyHeaders(rules, c.req.path, headers);
    // Never immutable: a cache that keeps a missing file keeps it missing after the next deploy.
    if (status >= 300 && status !== 304) headers.set(...defaultHeader);
  });
  app.use(etag());
  app.get("*", async (c, next) => {
    const { path } = c.req;
    // A compressed copy is sent in its file's place, never by its own name.
    const original = path.replace(/\.(br|gz)$/, "");
    if (unpublished.test(path) || (original !== path && isThere(original))) return next();
    const [, page] = pageForm.exec(path) ?? [];
    if (page === undefined || !isThere(`${page || "/index"}.html`) || path === (page || "/"))
      return served(c, next);
    return c.redirect((page || "/") + new URL(c.req.url).search, 308);
  });
  app.get("*", (c) => {
    // An export without the nearer page, such as a fixture's, has the one at the root.
    const nearest = [notFoundFile(c.req.path), notFoundFiles.elsewhere].find(isThere);
    return nearest ? c.html(readFileSync(join(outDir, nearest), "utf8"), 404) : c.notFound();
  });
  app.all("*", (c) => c.text("Only GET and HEAD\n", 405, { Allow: "GET, HEAD" }));
  return listen(app, options.port);
}
