/** @jest-environment node */
import { createApp } from "@/lib/servers/mock-backend/app";

test("a request that is still being sent while another worker clears its own is in the log", async () => {
  const app = createApp(true);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const headers = { origin: "http://one" };
  const init: RequestInit & { duplex: string } = {
    ...{ method: "POST", headers, body: readable, duplex: "half" },
  };
  const answered = app.request("/contact-smart-heat", init, { outgoing: {} });
  await app.request("/__requests?origin=http://two", { method: "DELETE" });
  await writable.close();
  await answered;
  const log = await app.request("/__requests?origin=http://one");
  expect(await log.json()).toHaveLength(1);
});
