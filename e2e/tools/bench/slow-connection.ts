import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Slow 4G as Lighthouse applies it: every request waits `delay` ms; all answers share the bandwidth. */
const slow4G = { delay: 560, bytesPerMs: (1474.56 * 1024) / 8000 };
const packetBytes = 1448;

/**
 * Puts a slow connection before a server on this machine, because the browser's own throttling
 * spares what a page prefetches.
 *
 * @param port The server's port on 127.0.0.1.
 * @returns The slow URL, and how to end it once its browsers are closed.
 */
export async function startSlowConnection(port: number, { delay, bytesPerMs } = slow4G) {
  let free = 0;
  let sent = Promise.resolve();
  const send = async (answer: Buffer, browser: Socket) => {
    for (let start = 0; start < answer.length; start += packetBytes) {
      const packet = answer.subarray(start, start + packetBytes);
      // By the clock: a timer's delay is a whole number of milliseconds, and often longer.
      free = Math.max(free, performance.now()) + packet.length / bytesPerMs;
      await wait(Math.max(0, free - performance.now()));
      if (!browser.destroyed) browser.write(packet);
    }
  };
  const proxy = createServer((browser) => {
    let server: Socket | undefined;
    const ask = (request: Buffer) => {
      // A server closes a connection at rest; that must not cost the browser another request.
      if (!server?.writable)
        server = connect(port, "127.0.0.1")
          .on("data", (answer) => (sent = sent.then(() => send(answer, browser))))
          .on("error", () => browser.destroy());
      server.write(request);
    };
    browser.on("data", (request) => void setTimeout(ask, delay, request));
    browser.on("error", () => browser.destroy());
    browser.on("close", () => server?.destroy());
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  return { url, close: () => once(proxy.close(), "close") };
}
