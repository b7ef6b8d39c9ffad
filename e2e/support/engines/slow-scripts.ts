import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Hands on what the site at `origin` answers, and keeps its scripts back between `hold` and `release`.
 * Browsers keep no script, so that every page asks for its own.
 */
export async function startSlowScripts(origin: string) {
  let passed = Promise.resolve();
  let release = () => {};
  const server = createServer(async ({ url, method, headers }, answer) => {
    const caching = url?.endsWith(".js") && { "cache-control": "no-store" };
    if (caching) await passed;
    const onward = request(origin + url, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...caching });
      given.pipe(answer);
    });
    onward.on("error", () => answer.destroy()).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: () => (passed = new Promise((pass) => (release = pass))),
    release: () => release(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
