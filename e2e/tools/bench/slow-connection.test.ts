/** @jest-environment node */
import { startSlowConnection } from "@/e2e/tools/bench/slow-connection";
import { reply, startHostileServer } from "@/lib/testing/hostile-server";

test("answers come whole, and no sooner than the delay and the shared bandwidth allow", async () => {
  const body = "x".repeat(10_000);
  const server = await startHostileServer();
  server.answerWith(reply(200, body));
  const port = Number(new URL(server.address).port);
  const slow = await startSlowConnection(port, { delay: 50, bytesPerMs: 100 });
  const start = performance.now();
  const ask = async () => (await fetch(slow.url, { headers: { Connection: "close" } })).text();
  expect(await Promise.all([ask(), ask()])).toEqual([body, body]);
  expect(performance.now() - start).toBeGreaterThan(50 + 2 * 100 - 10);
  await slow.close();
  await server.stop();
});
