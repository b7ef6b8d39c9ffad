import { watch } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { bundleBrowserScripts, scriptFiles } from "@/lib/export/browser-scripts";
import { isServiceKey } from "@/content/services";
import { readEnvironment } from "@/lib/export/environment";
import { iconSymbols } from "@/lib/assets/icons";
import { notFoundFiles } from "@/lib/export/not-found-files";
import { elements, attribute, readPage } from "@/lib/export/html";
import { processPage } from "@/lib/export/process-page";
import type { Asset } from "@/lib/islands/bundle";

/*
 * The front of `npm run dev`: pages come from Next's development server (NEXT_PORT) and are made into
 * the documents that the build would serve, so that what is developed is what is served. A change of
 * a source loads the open pages again.
 */
const port = Number(process.env.PORT);
const next = `http://localhost:${process.env.NEXT_PORT}`;
const unknownService = notFoundFiles.inFolder.replace(".html", "");
const environment = readEnvironment();

const bundleAll = () => bundleBrowserScripts(environment.vitals, "development");
let scripts = bundleAll();

/** Pages that wait for the next change, each as an open answer. */
const open = new Set<ServerResponse>();
const changes = "/__changes";
const reloader = `<script src="${changes}.js"></script>`;
const reloaderText = `let opened; const source = new EventSource("${changes}");
source.onopen = () => opened ? location.reload() : (opened = true);
source.onmessage = () => location.reload();`;

let pending: NodeJS.Timeout | undefined;
for (const folder of ["app", "components", "content", "lib"]) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    // An editor writes a file in several steps, and Next sees the change as well.
    pending = setTimeout(() => {
      scripts = bundleAll();
      void scripts.catch(console.error);
      for (const answer of open) answer.write("data: changed\n\n");
    }, 200);
  });
}

/** What pages name besides scripts, by URL. */
const added = new Map<string, Asset>();

async function documentOf(path: string, html: string): Promise<string> {
  const hrefs = elements(readPage(html), "link")
    .filter((link) => attribute(link, "rel") === "stylesheet")
    .map((link) => attribute(link, "href") ?? "");
  const styles = new Map<string, string>();
  for (const href of hrefs) styles.set(href, await (await fetch(next + href)).text());
  const page = await processPage(path, html, {
    environment,
    scripts: await scripts,
    icons: await iconSymbols(),
    readStyles: (href) => styles.get(href) ?? "",
  });
  for (const file of page.files) added.set(file.url, file);
  return page.html.replace("</body>", `${reloader}</body>`);
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? "/";
  const answer = (type: string, body: string | Uint8Array, status = 200) =>
    void response
      .writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" })
      .end(request.method === "HEAD" ? undefined : body);
  if (url === changes) {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write("\n");
    open.add(response);
    return void response.on("close", () => open.delete(response));
  }
  if (url === `${changes}.js`) return answer("text/javascript", reloaderText);
  const file = added.get(url);
  if (file) return answer(url.endsWith(".svg") ? "image/svg+xml" : "text/css", file.text);
  const script = scriptFiles(await scripts).get(url);
  if (script) return answer("text/javascript", script.text);

  const found = await fetch(next + url, { redirect: "manual" });
  const location = found.headers.get("Location");
  if (location) return void response.writeHead(found.status, { Location: location }).end();
  // To Next's development server an unknown service is an error; the export has a page for it.
  const [, service] = /^\/services\/([^?#]+)/.exec(url) ?? [];
  const isUnknown = found.status >= 500 && service && !isServiceKey(service);
  if (found.status >= 500 && !isUnknown) {
    const said = `This page fails (${found.status}): the terminal says why. It loads again after a change.`;
    return answer("text/html; charset=utf-8", `<p>${said}</p>${reloader}`, found.status);
  }
  const shown = isUnknown ? await fetch(next + unknownService) : found;
  const type = shown.headers.get("Content-Type") ?? "";
  const body = await shown.arrayBuffer();
  if (!type.includes("text/html")) return answer(type, new Uint8Array(body), shown.status);
  const html = await documentOf(url, Buffer.from(body).toString());
  answer(type, html, isUnknown ? 404 : found.status);
}

createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500, { "Content-Type": "text/plain" }).end(String(error));
  });
}).listen(port, "127.0.0.1");
