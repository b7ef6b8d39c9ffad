import type { Backends } from "@/lib/export/environment";

const forms = ["/contact-smart-heat", "/subscribe-smart-heat", "/unsubscribe-smart-heat"];
const list = "/api/get-all-images";
const asked = {
  "Access-Control-Request-Method": "POST",
  "Access-Control-Request-Headers": "content-type",
};

/**
 * Asks what takes the forms as a browser does before it posts to another origin, and gets the gallery's list:
 * no form is sent.
 *
 * @param backends their URLs; one that is absent is looked for on the site's own origin
 * @param site the site's URL
 * @returns a sentence for each URL that would fail every visitor (F33, F43)
 */
export async function checkBackends(backends: Partial<Backends>, site: string): Promise<string[]> {
  const { mailBackend = site, galleryBackend = site } = backends;
  const { origin } = new URL(site);
  const found = [...forms.map((path) => mailBackend + path), galleryBackend + list].map(
    async (url) => {
      const isForm = !url.endsWith(list);
      const how = isForm ? ({ method: "OPTIONS", redirect: "manual" } as const) : {};
      const headers = { Origin: origin, ...(isForm && asked) };
      const answer = await fetch(url, { ...how, headers }).catch(() => undefined);
      const faults = answer ? await faultsOf(answer, url, origin) : ["does not answer"];
      return faults.map((fault) => `${url} ${fault}`);
    },
  );
  return (await Promise.all(found)).flat();
}

async function faultsOf(answer: Response, url: string, origin: string): Promise<string[]> {
  const { status, ok, headers } = answer;
  if (status >= 300 && status < 400) return [`redirects (${status}); the site does not follow`];
  // A host of files refuses what is no page, or answers with one.
  if ([404, 405, 501].includes(status) || /^\s*<(!doctype|html)/i.test(await answer.text()))
    return [`answers ${status}, as a site does that has no backend there: is its URL set in .env?`];
  const isList = url.endsWith(list);
  if (status >= 500 || (isList && !ok)) return [`answers ${status}, as to every visitor`];
  // Of its own origin a browser asks nothing before it posts.
  if (new URL(url).origin === origin) return [];
  if (!ok) return [`answers ${status} to a browser that asks whether the site may`];
  const allows = (name: string, wanted: string) => {
    const given = (headers.get(name) ?? "").toLowerCase().split(/\s*,\s*/);
    return given.includes("*") || given.includes(wanted);
  };
  return [
    allows("Access-Control-Allow-Origin", origin) || `does not allow ${origin}`,
    isList ||
      allows("Access-Control-Allow-Headers", "content-type") ||
      "does not allow the header content-type",
  ].filter((fault) => fault !== true);
}
