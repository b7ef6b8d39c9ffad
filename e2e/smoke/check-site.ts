import { pages } from "@/content/navigation";
import { serviceKeys } from "@/content/services";
import { readPage } from "@/lib/build/export/page";
import { scriptHashes, styleHashes } from "@/lib/build/export/policy";

const routes = [
  ...Object.values(pages).map(({ path }) => path),
  ...serviceKeys.map((key) => `/services/${key}`),
];
const unknown = ["/nowhere", "/services/nope", "/Contact", "/about-us/team"];
const files = ["/robots.txt", "/sitemap.xml", "/favicon.ico", "/icons.svg"];

/**
 * Looks at a published site from outside (faults part e). In: its address. Out: a sentence for each
 * thing that is not as it was built: pages, unknown paths, caching, files, and whether the policy
 * still fits each page's bytes, which shows a host that rewrites them.
 */
export async function checkSite(site: string): Promise<string[]> {
  const titles = new Map<string, string>();
  const found: string[] = [];
  for (const route of routes) {
    const answer = await ask(site + route);
    const html = await answer.text();
    found.push(...pageFaults(answer, html).map((fault) => `${route} ${fault}`));
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
    const other = titles.get(title);
    if (other !== undefined) found.push(`${route} has the title of ${other}`);
    titles.set(title, route);
  }
  for (const path of unknown) {
    const { status } = await ask(site + path);
    if (status !== 404) found.push(`${path} answers ${status}, not 404`);
  }
  for (const path of files) {
    const { status } = await ask(site + path);
    if (status !== 200) found.push(`${path} answers ${status}, not 200`);
  }
  return [...found, ...(await cachingFaults(site))];
}

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { redirect: "manual", headers });

function pageFaults({ status, headers }: Response, html: string): string[] {
  if (status !== 200) return [`answers ${status}, not 200`];
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  if (policy === undefined) return ["has no policy"];
  const page = readPage(html);
  const foreign = [...scriptHashes(page), ...styleHashes(page)].some(
    (hash) => !policy.includes(hash),
  );
  return [
    ...(foreign ? ["was changed on its way: its policy forbids what is in it"] : []),
    ...(headers.get("Cache-Control")?.includes("immutable") ? ["is kept for ever"] : []),
  ];
}

/** A page must be asked for again, what it loads kept, and both compressed. */
async function cachingFaults(site: string): Promise<string[]> {
  const page = await ask(`${site}/`);
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0] ?? "/_next/static/";
  const script = await ask(site + chunk, { "Accept-Encoding": "br" });
  const again = await ask(`${site}/`, { "If-None-Match": page.headers.get("ETag") ?? '""' });
  return [
    ...(again.status === 304 ? [] : ["/ is sent whole although nothing changed (no 304)"]),
    ...(script.headers.get("Cache-Control")?.includes("immutable")
      ? []
      : [`${chunk} is not kept (no immutable)`]),
    ...(script.headers.get("Content-Encoding") === "br" ? [] : [`${chunk} is not brotli`]),
  ];
}
