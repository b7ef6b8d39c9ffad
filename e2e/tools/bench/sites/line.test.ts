/** @jest-environment node */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startLine } from "@/e2e/tools/bench/sites/line";

test("answers over the line are whole, late by its delay, and share its bandwidth", async () => {
  const body = "x".repeat(10_000);
  const host = createServer((_, response) => response.end(body));
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  const line = await startLine((host.address() as AddressInfo).port, {
    delay: 50,
    bytesPerSecond: 100_000,
  });
  const start = performance.now();
  const ask = async () => (await fetch(line.url, { headers: { Connection: "close" } })).text();
  expect(await Promise.all([ask(), ask()])).toEqual([body, body]);
  // 50 ms for either's delay at once, and 200 for both bodies together; the last turn may be early.
  expect(performance.now() - start).toBeGreaterThan(230);
  await line.close();
  await new Promise((closed) => host.close(closed));
});
