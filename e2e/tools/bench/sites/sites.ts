import { existsSync } from "node:fs";
import { cp, mkdtemp, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { pages } from "@/content/navigation";
import { startMailBackend } from "@/lib/servers/mock-backend/server";
import { startPreview } from "@/lib/servers/preview/server";
import { startLine } from "@/e2e/tools/bench/sites/line";
import { compress } from "@/lib/export/compress";
import { filesBelow } from "@/lib/export/out-files";

/** One page of each template of ours, by the name that values have for it. */
export const templates = {
  home: pages.home.path,
  service: "/services/furnaceRepair",
  contact: pages.contact.path,
  gallery: pages.gallery.path,
  unsubscribe: pages.unsubscribe.path,
  services: pages.services.path,
  promotions: pages.promotions.path,
  "service area": pages.serviceArea.path,
  about: pages.about.path,
};

export type Template = keyof typeof templates;

/** A built site, and the addresses of its pages that are compared, by our templates. */
export type Site = { name: string; folder: string; pages: Partial<Record<Template, string>> };

const fileOf = (address: string) => `${address === "/" ? "index" : address.slice(1)}.html`;

/**
 * Finds a built site by `NAME=FOLDER[:/reading,/form]` and readies it for the preview's host, which
 * knows exports such as ours: another kind is copied, one file a page, and compressed as far as ours
 * is. The named pages stand beside our service and contact page, others beside those with the same
 * address. Throws one sentence when the folder holds no site or a named page is not there.
 */
export async function findSite(word: string): Promise<Site> {
  const [, name, from, reading, form] =
    /^([\w-]+)=(.+?)(?::(\/[^,:]*),(\/[^,:]*))?$/.exec(word) ?? [];
  if (!name || !from) throw new Error(`${word}: a site is NAME=FOLDER[:/reading,/form].`);
  if (!existsSync(join(from, "index.html"))) throw new Error(`${from} has no index.html.`);
  const folder = existsSync(join(from, "index.html.br")) ? from : await copyOf(from);
  const isThere = (address: string) => existsSync(join(folder, fileOf(address)));
  for (const address of [reading, form])
    if (address && !isThere(address)) throw new Error(`${name} has no page ${address}.`);
  const { service, contact } = templates;
  const wanted = { ...templates, service: reading ?? service, contact: form ?? contact };
  const found = Object.entries(wanted).filter(([, address]) => isThere(address));
  return { name, folder, pages: Object.fromEntries(found) };
}

async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "bench-"));
  await cp(folder, copy, { recursive: true });
  for (const file of await filesBelow(copy))
    if (file.endsWith(`${sep}index.html`) && dirname(file) !== copy)
      await rename(file, `${dirname(file)}.html`);
  await compress(copy);
  return copy;
}

/** How many files of an export are one page's alone: its HTML and the framework's payloads for it. */
export async function countFiles(folder: string, address: string): Promise<number> {
  const page = join(folder, address === "/" ? "index" : address);
  const payloads = join(folder, address, "__next");
  const own = (file: string) =>
    [`${page}.html`, `${page}.txt`].includes(file) ||
    (file.startsWith(payloads) && !/\.(br|gz)$/.test(file));
  return (await filesBelow(folder)).filter(own).length;
}

/** A site with the addresses of its host: at full speed, and behind a slow line. */
export type Served = Site & { quick: string; slow: string };

/** Serves all sites by one kind of host, and the mock backend. Rejects when its port is busy. */
export async function startServers(sites: readonly Site[], mailPort: number) {
  const outboxDir = join(tmpdir(), "bench-outbox");
  const closes = [(await startMailBackend({ port: mailPort, outboxDir })).close];
  const served: Served[] = [];
  for (const site of sites) {
    const host = await startPreview({ port: 0, outDir: site.folder });
    const line = await startLine(Number(new URL(host.url).port));
    closes.push(line.close, host.close);
    served.push({ ...site, quick: host.url, slow: line.url });
  }
  return { served, close: () => Promise.all(closes.map((close) => close())) };
}
