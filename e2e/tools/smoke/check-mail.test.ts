/** @jest-environment node */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { checkMail } from "@/e2e/tools/smoke/check-mail";

const site = "https://smart.example";

/** What is found of a backend that answers like this. */
async function found(answer: RequestListener): Promise<string[]> {
  const server = createServer(answer);
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines = await checkMail(backend, site);
  server.close();
  return [...new Set(lines.map((line) => line.replace(/^\S+ /, "")))];
}

test.each<[string, number, Record<string, string>, string[]]>([
  [
    "allows the site",
    204,
    { "Access-Control-Allow-Origin": site, "Access-Control-Allow-Headers": "Content-Type" },
    [],
  ],
  [
    "knows nothing of the site",
    204,
    {},
    [`does not allow ${site}`, "does not allow the header content-type"],
  ],
  ["has moved", 308, { Location: "/new" }, ["redirects (308); the site does not follow"]],
  ["is none", 404, {}, ["answers 404 to a preflight"]],
])("a backend that %s (F33, F43)", async (_, status, headers, lines) => {
  expect(await found((_request, response) => response.writeHead(status, headers).end())).toEqual(
    lines,
  );
});
