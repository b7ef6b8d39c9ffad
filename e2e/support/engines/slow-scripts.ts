import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A site whose scripts a test may keep back, and how to end it. */
export type SlowScripts = {
  url: string;
  /** From now on scripts wait, or fail, until they are let through. */
  hold: () => void;
  lose: () => void;
  release: () => void;
  close: () => Promise<void>;
};

/** Hands on what the site at `origin` answers. No script may be kept: the next page asks again. */
export async function startSlowScripts(origin: string): Promise<SlowScripts> {
  let passed = Promise.resolve();
  let pass = () => {};
  const server = createServer((asked, answer) => {
    const isScript = asked.url?.endsWith(".js");
    const handOn = () => {
      const { method, headers } = asked;
      const onward = request(origin + asked.url, { method, headers }, (given) => {
        const caching = isScript && { "cache-control": "no-store" };
        answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...caching });
        given.pipe(answer);
      });
      onward.on("error", () => answer.destroy()).end();
    };
    if (isScript) void passed.then(handOn, () => answer.destroy());
    else handOn();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: () => (passed = new Promise((release) => (pass = release))),
    lose: () => void (passed = Promise.reject()).catch(() => {}),
    release() {
      pass();
      passed = Promise.resolve();
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
