import { pages } from "@/content/navigation";
import { notFoundWords } from "@/content/words/not-found";
import { everyRoute } from "@/content/routes";
import { isLoopback, type Environment } from "@/lib/export/environment";
import { headerRules } from "@/lib/export/headers";
import { attribute, descendants, elements, readPage, type Page } from "@/lib/export/html";
import { pagePolicy, scriptHashes, styleHashes } from "@/lib/export/policy";
import { applyHeaders } from "@/lib/servers/preview/apply-headers";
import { islandTag } from "@/lib/islands/attributes";

const unknown = ["/nowhere", "/services/nope", "/Contact", "/about-us/team"];
/** For how many seconds a page that was fetched ahead may be used (lib/export/headers). */
const pageLifetime = 60;
const files = ["/robots.txt", "/sitemap.xml", "/favicon.ico"];

/**
 * Looks at a published site from outside (F43).
 *
 * @param site its URL
 * @param environment what it should have been built for
 * @returns a sentence for each thing that is not as it was built: pages, unknown paths, headers,
 *   caching, files, settings, and whether the policy still fits each page's bytes, which shows a host that
 *   rewrites them
 */
export async function checkSite(site: string, environment: Environment): Promise<string[]> {
  const titles = new Map<string, string>();
  const found: string[] = [];
  const ask = async (path: string, faultsOf: typeof pageFaults) => {
    const answer = await get(site + path);
    const html = await answer.text();
    const wrong = wrongHeaders(path, answer.headers);
    if (wrong.length > 0) found.push(`${path} lacks or changes headers: ${wrong.join(", ")}`);
    found.push(...faultsOf(path, answer, html).map((fault) => `${path} ${fault}`));
    return html;
  };
  for (const route of everyRoute) {
    const html = await ask(route, pageFaults);
    if (route === pages.home.path) found.push(...settingsFaults(readPage(html), site, environment));
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
    const other = titles.get(title);
    if (other !== undefined) found.push(`${route} has the title of ${other}`);
    titles.set(title, route);
  }
  for (const path of unknown) await ask(path, unknownFaults);
  for (const path of files) await ask(path, fileFaults);
  return [...found, ...(await cachingFaults(site))];
}

/** The headers that are not as the rules say; how long an answer is kept is looked at by itself. */
export function wrongHeaders(path: string, sent: Headers): string[] {
  const promised = new Headers();
  applyHeaders(headerRules(), path, promised);
  promised.delete("Cache-Control");
  return [...promised.keys()].filter((name) => sent.get(name) !== promised.get(name));
}

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: "manual", headers });

/** For how many seconds an answer may be used again unasked; Infinity where it is never asked for again. */
function lifetime({ headers }: Response): number {
  const said = headers.get("Cache-Control") ?? "";
  if (said.includes("immutable")) return Infinity;
  return Number(/max-age=(\d+)/.exec(said)?.[1] ?? 0);
}

const policyOf = (page: Page) => {
  const meta = elements(page, "meta").find((each) => attribute(each, "http-equiv") !== undefined);
  return meta && attribute(meta, "content");
};

/** Whether a page was built for these settings, and for the world, by what it says of itself. */
function settingsFaults(page: Page, site: string, environment: Environment): string[] {
  const policy = policyOf(page) ?? "";
  const link = elements(page, "link").find((each) => attribute(each, "rel") === "canonical");
  const canonical = (link && attribute(link, "href")) ?? "";
  return [
    policy !== pagePolicy(page, environment) &&
      "The site was built for other backends than .env names.",
    canonical !== environment.siteUrl &&
      `The site was built for "${canonical}", and .env names ${environment.siteUrl}.`,
    !isLoopback(site) &&
      /\bhttp:/.test(`${policy} ${canonical}`) &&
      "The site was built for this machine (http://localhost), which no visitor can reach.",
  ].filter((fault) => fault !== false);
}

const fileFaults = (_path: string, { status }: Response) =>
  status === 200 ? [] : [`answers ${status}, not 200`];

function pageFaults(route: string, answer: Response, html: string): string[] {
  if (answer.status !== 200) return fileFaults(route, answer);
  const page = readPage(html);
  const policy = policyOf(page);
  if (policy === undefined) return ["has no policy"];
  const foreign = [...scriptHashes(page), ...styleHashes(page)].some(
    (hash) => !policy.includes(hash),
  );
  const kept = lifetime(answer);
  const wanted = route === pages.unsubscribe.path ? 0 : pageLifetime;
  return [
    ...(foreign ? ["was changed on its way: its policy forbids what is in it"] : []),
    ...(kept === wanted ? [] : [`may be kept for ${kept} seconds, not for ${wanted}`]),
  ];
}

/** The words are expected as served: where a host knows one such page only, a script changes them. */
function unknownFaults(path: string, answer: Response, html: string): string[] {
  const words = path.startsWith("/services/") ? notFoundWords.service : notFoundWords.page;
  return [
    ...(answer.status === 404 ? [] : [`answers ${answer.status}, not 404`]),
    ...(html.includes(words) ? [] : [`does not say "${words}" as served`]),
    ...(lifetime(answer) <= pageLifetime ? [] : ["is kept although nothing is there"]),
  ];
}

/** A page must be asked for again, what it loads kept, and both compressed. */
async function cachingFaults(site: string): Promise<string[]> {
  const compressed = { "Accept-Encoding": "br" };
  const page = await get(`${site}/`, compressed);
  const tag = page.headers.get("ETag") ?? '""';
  const again = await get(`${site}/`, { ...compressed, "If-None-Match": tag });
  const encoded = (answer: Response, path: string) =>
    answer.headers.get("Content-Encoding") === "br" ? [] : [`${path} is not brotli`];
  const found = [
    ...(again.status === 304 ? [] : ["/ is sent whole although nothing changed (no 304)"]),
    ...encoded(page, "/"),
  ];
  const scripts = new Set(
    [...descendants(readPage(await page.text()).body)].flatMap(
      (island) => (island.tagName === islandTag && attribute(island, "src")?.split(" ")) || [],
    ),
  );
  if (scripts.size === 0) found.push("/ names no scripts");
  for (const path of scripts) {
    const script = await get(site + path, compressed);
    if (lifetime(script) !== Infinity) found.push(`${path} is not kept (no immutable)`);
    found.push(...encoded(script, path));
  }
  return found;
}
