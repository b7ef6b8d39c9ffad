import { type IncomingHttpHeaders, request } from "node:http";

/** A server's answer as it came: nothing followed, unpacked or tidied. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Asks a server on this machine for a path exactly as written: fetch() would tidy `//` and `\`,
 * follow redirects and unpack.
 */
export function ask(
  site: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(site);
  const { method = "GET", headers = {} } = options;
  return new Promise((answered, failed) => {
    request({ hostname, port, path, method, headers, family: 4, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", failed);
      response.on("end", () => {
        const { statusCode: status = 0, headers: sent } = response;
        answered({ status, headers: sent, body: Buffer.concat(chunks) });
      });
    })
      .on("error", failed)
      .end();
  });
}
