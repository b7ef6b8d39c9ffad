const paths = ["/contact-smart-heat", "/subscribe-smart-heat", "/unsubscribe-smart-heat"];

/**
 * Asks a mail backend, as a browser does before it posts, whether the site may: nothing is sent.
 *
 * @param backend its URL
 * @param site the site's URL
 * @returns a sentence for each path that would fail every visitor (F33, F43)
 */
export async function checkMail(backend: string, site: string): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(backend + path, {
        method: "OPTIONS",
        redirect: "manual",
        headers: {
          Origin: new URL(site).origin,
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "content-type",
        },
      }).catch(() => undefined);
      const faults = answer ? faultsOf(answer, backend, new URL(site).origin) : ["does not answer"];
      return faults.map((fault) => `${backend}${path} ${fault}`);
    }),
  );
  return found.flat();
}

function faultsOf({ status, ok, headers }: Response, backend: string, origin: string): string[] {
  if (status >= 300 && status < 400) return [`redirects (${status}); the site does not follow`];
  // Of its own origin a browser asks nothing before it posts.
  if (new URL(backend).origin === origin) return [];
  if (!ok) return [`answers ${status} to a preflight`];
  const allows = (name: string, wanted: string) => {
    const given = (headers.get(name) ?? "").toLowerCase().split(/\s*,\s*/);
    return given.includes("*") || given.includes(wanted.toLowerCase());
  };
  return [
    ...(allows("Access-Control-Allow-Origin", origin) ? [] : [`does not allow ${origin}`]),
    ...(allows("Access-Control-Allow-Headers", "content-type")
      ? []
      : ["does not allow the header content-type"]),
  ];
}
