/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "./app";
import { openLibrary } from "./library";
import { folderMailbox } from "./mailbox";
import { openSubscribers } from "./subscribers";

const folder = mkdtempSync(join(tmpdir(), "outbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

const Origin = "https://site.example.com";
const backend = async () =>
  createApp({
    mailbox: folderMailbox(folder),
    subscribers: await openSubscribers(join(folder, "subscribers.json")),
    library: openLibrary(),
    controlled: false,
  });

test("the site may post and read what comes of it; what arrived can be read by no other site", async () => {
  const app = await backend();
  const allowed = async (path: string, init: RequestInit) => {
    const answer = await app.request(path, { ...init, headers: { Origin, ...init.headers } });
    return [answer.status, answer.headers.get("access-control-allow-origin")];
  };
  const asks = { "access-control-request-method": "POST" };
  const json = { "content-type": "application/json" };
  const address = { method: "POST", body: '{"email":"a@b.c"}', headers: json };
  expect(await allowed("/subscribe-smart-heat", { method: "OPTIONS", headers: asks })).toEqual([
    204,
    "*",
  ]);
  expect(await allowed("/subscribe-smart-heat", address)).toEqual([200, "*"]);
  expect(await allowed("/contact-smart-heat", address)).toEqual([400, "*"]);
  for (const path of ["/", "/outbox.json"]) expect(await allowed(path, {})).toEqual([200, null]);
  expect(await (await app.request("/")).text()).toContain("<bdi>a@b.c</bdi>");
});

test("nothing of the tests' controls is there unless asked for", async () => {
  expect((await (await backend()).request("/__requests")).status).toBe(404);
});
