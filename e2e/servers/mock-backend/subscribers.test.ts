/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSubscribers } from "./subscribers";
import { sampleQuote, startTestBackend } from "./test-backend";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "subscribers-"));
  file = join(folder, "subscribers.json");
});
afterEach(() => rm(folder, { recursive: true }));

test("remembers the list across a restart", async () => {
  const before = await openSubscribers(file);
  await Promise.all(["a@b.c", "d@e.f", "x+y@z.io"].map(before.add));
  await before.remove("D@e.f");
  await before.remove("stranger@b.c");
  expect((await openSubscribers(file)).list()).toEqual(["a@b.c", "x+y@z.io"]);
});

test("keeps an address once, however often and in whatever case it comes", async () => {
  const subscribers = await openSubscribers(file);
  await subscribers.add("ann@b.c");
  await subscribers.add("Ann@b.c");
  expect(subscribers.list()).toEqual(["Ann@b.c"]);
});

test("survives a kill in mid-write with a whole list", async () => {
  const program = `
    import { openSubscribers } from "./e2e/servers/mock-backend/subscribers.ts";
    const subscribers = await openSubscribers(process.argv[1]);
    for (let n = 0; ; n += 1) {
      await subscribers.add("visitor-" + n + "-".repeat(500) + "@example.com");
      if (n === 50) console.log("busy writing");
    }`;
  const child = spawn(process.execPath, [
    "--import",
    "tsx",
    "--input-type=module",
    "-e",
    program,
    file,
  ]);
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "close");
  expect((await openSubscribers(file)).list().length).toBeGreaterThanOrEqual(50);
});

test.each(['["a@b.c", ', '{"a": 1}', ""])(
  "names the file when it holds %j, and leaves it alone",
  async (text) => {
    await writeFile(file, text);
    await expect(openSubscribers(file)).rejects.toThrow(
      `${file} is not a readable list of subscribers`,
    );
    expect(await readFile(file, "utf8")).toBe(text);
  },
);

test("a change that cannot be written is reported and not remembered", async () => {
  const subscribers = await openSubscribers(join(folder, "sub", "list.json"));
  await writeFile(join(folder, "sub"), "a file where the folder should be");
  await expect(subscribers.add("a@b.c")).rejects.toThrow();
  expect(subscribers.list()).toEqual([]);
});

test("subscribes, unsubscribes and subscribes again over HTTP", async () => {
  const backend = await startTestBackend();
  const list = async () => (await backend.outbox()).subscribers;

  await backend.post("/subscribe-smart-heat", { email: "a+b@example.com" });
  expect(await list()).toEqual(["a+b@example.com"]);
  expect((await backend.post("/unsubscribe-smart-heat", { email: "a+b@example.com" })).status).toBe(
    200,
  );
  expect(await list()).toEqual([]);
  await backend.post("/subscribe-smart-heat", { email: "a+b@example.com" });
  await backend.post("/contact-smart-heat", { ...sampleQuote, subscribe: true });
  await backend.post("/contact-smart-heat", { ...sampleQuote, email: "no@example.com" });
  // A browser lets this one through (row 93), but no newsletter would reach it.
  await backend.post("/contact-smart-heat", { ...sampleQuote, email: "a@b", subscribe: true });
  expect(await list()).toEqual(["a+b@example.com", "ann@example.com"]);

  for (const path of ["/subscribe-smart-heat", "/unsubscribe-smart-heat"]) {
    const refused = await backend.post(path, { email: "nodomain" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: "Please enter a valid email address." });
  }
  await backend.end();
});
