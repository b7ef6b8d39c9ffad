import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** Slow 4G as Lighthouse applies it: how long a request waits, in milliseconds, and what all share. */
const slow4G = { delay: 560, bytesPerSecond: (1474.56 * 1024) / 8 };

/** How often the line hands out what has accrued, in milliseconds, and in pieces of how many bytes. */
const [turn, packet] = [10, 1448];

/**
 * Puts a slow line in front of a server on this machine: the browser's own throttling does not slow
 * what it fetches ahead of a click. Out: the address of the line, and an end to it
 * once its browsers have gone.
 */
export async function startLine(port: number, { delay, bytesPerSecond } = slow4G) {
  const waiting = new Map<Socket, Buffer>();
  let last = performance.now();
  let credit = 0;
  const handOut = () => {
    const now = performance.now();
    // By the clock, not by the count of turns: a busy machine skips some. A line at rest saves nothing.
    credit = waiting.size > 0 ? credit + ((now - last) / 1000) * bytesPerSecond : 0;
    last = now;
    for (const [browser, bytes] of waiting) {
      if (credit <= 0) break;
      const piece = bytes.subarray(0, packet);
      credit -= piece.length;
      browser.write(piece);
      // What is put back comes last, so that all answers get on at the same pace.
      waiting.delete(browser);
      if (bytes.length > packet) waiting.set(browser, bytes.subarray(packet));
    }
  };
  const timer = setInterval(handOut, turn);

  const line = createServer((browser) => {
    let host: Socket | undefined;
    const open = () =>
      connect(port, "127.0.0.1")
        .on("data", (answer: Buffer) => {
          waiting.set(browser, Buffer.concat([waiting.get(browser) ?? Buffer.alloc(0), answer]));
        })
        .on("error", () => browser.destroy());
    const ask = (request: Buffer) => {
      if (browser.destroyed) return;
      // A host ends what has rested for seconds: that must not cost the browser another connection.
      if (!host?.writable) host = open();
      host.write(request);
    };
    browser.on("data", (request: Buffer) => setTimeout(ask, delay, request));
    browser.on("error", () => browser.destroy());
    browser.on("close", () => (waiting.delete(browser), host?.destroy()));
  });
  await new Promise<void>((listening) => line.listen(0, "127.0.0.1", listening));
  const close = () =>
    new Promise<void>((closed) => {
      clearInterval(timer);
      line.close(() => closed());
    });
  return { url: `http://localhost:${(line.address() as AddressInfo).port}`, close };
}
