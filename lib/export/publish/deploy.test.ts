/** @jest-environment node */
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { startPreview, type Preview } from "@/lib/servers/preview/server";
import { filesBelow } from "@/lib/export/out-files";
import { deploy, type DeployOptions } from "@/lib/export/publish/deploy";
import { listFiles, listName } from "@/lib/export/publish/published-files";

const environment = {
  siteUrl: "https://www.smart.test",
  mailBackend: "https://mail.smart.test",
  galleryBackend: undefined,
  imageBase: undefined,
  vitals: "https://vitals.smart.test",
};

let root: string;
let live: Preview;
/** The files of the last upload, and the messages. */
let [uploaded, said]: [Record<string, string>, string[]] = [{}, []];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "deploy-"));
  [uploaded, said] = [{}, []];
  await build("live", { "index.html": "live" });
  live = await startPreview({ port: 0, outDir: join(root, "live") });
});
afterEach(async () => {
  await live.close();
  await rm(root, { recursive: true });
});

/** An export of these files with its list. */
async function build(name: string, files: Record<string, string>): Promise<string> {
  const outDir = join(root, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  }
  await writeFile(join(outDir, listName), JSON.stringify(await listFiles(outDir, environment)));
  return outDir;
}

/** Deploys to a fake live site with a fake uploader. */
const run = (outDir: string, changes: Partial<DeployOptions> = {}) =>
  deploy({
    outDir,
    environment,
    project: "smart",
    dryRun: false,
    withoutOldFiles: false,
    today: "2026-11-22",
    ask: (address, init) => fetch(String(address).replace(environment.siteUrl, live.url), init),
    upload: async (folder, project) => {
      expect(project).toBe("smart");
      for (const file of await filesBelow(folder)) {
        uploaded[relative(folder, file)] = await readFile(file, "utf8");
      }
      await rm(join(root, "live"), { recursive: true });
      await cp(folder, join(root, "live"), { recursive: true });
    },
    say: (line) => said.push(line),
    ...changes,
  });

test("the first deploy finds no list, says so and publishes all but the compressed copies", async () => {
  await rm(join(root, "live", listName));
  const files = { "index.html": "new", "index.html.br": "packed", "_next/static/a.js": "a" };
  const out = await build("out", files);
  await run(out);
  expect(said).toEqual([expect.stringContaining("taken for the first deploy")]);
  expect(Object.keys(uploaded)).toEqual(["_next/static/a.js", "index.html", listName]);
  expect(existsSync(join(out, "index.html.br"))).toBe(true);
});

test("from deploy to deploy, what open tabs may ask for stays for thirty days (F42)", async () => {
  const first = await build("first", { "index.html": "1", "_next/static/a b$.js": "old" });
  const second = await build("second", { "index.html": "2", "pictures/b.avif": "b" });
  const third = await build("third", { "index.html": "3" });
  const listed = () => JSON.parse(uploaded[listName] ?? "") as { replaced: object };

  await run(first, { today: "2026-10-01" });
  await run(second, { today: "2026-11-01" });
  expect(uploaded["_next/static/a b$.js"]).toBe("old");
  expect(said.at(-1)).toBe("1 files of earlier builds are kept.");
  expect(existsSync(join(second, "_next"))).toBe(false);

  uploaded = {};
  await run(third, { today: "2026-11-30" });
  expect(listed().replaced).toEqual({
    "_next/static/a b$.js": "2026-11-01",
    "pictures/b.avif": "2026-11-30",
  });
  expect(uploaded["pictures/b.avif"]).toBe("b");

  uploaded = {};
  await run(third, { today: "2026-12-01" });
  expect(listed().replaced).toEqual({ "pictures/b.avif": "2026-11-30" });
  expect(Object.keys(uploaded)).toEqual(["index.html", "pictures/b.avif", listName]);
});

test.each<[string, string, (out: string) => Promise<void>]>([
  [
    "/_next/static/a.js answers 404",
    "a listed file is gone",
    () => rm(join(root, "live", "_next/static/a.js")),
  ],
  [
    "published-files.json is no list of published files",
    "the list is something else",
    () => writeFile(join(root, "live", listName), "<html>"),
  ],
  ["published-files.json cannot be reached", "the site is down", () => live.close()],
])("'%s' stops the deploy when %s, and names the way out", async (message, _, spoil) => {
  const out = await build("out", { "index.html": "new" });
  await build("live", { "_next/static/a.js": "a" });
  await spoil(out);
  await expect(run(out)).rejects.toThrow(message);
  await expect(run(out)).rejects.toThrow(/nothing was published[^]*--without-old-files/);
  expect(uploaded).toEqual({});
  await run(out, { withoutOldFiles: true });
  expect(said).toEqual(["0 files of earlier builds are kept."]);
  expect(Object.keys(uploaded)).toEqual(["index.html", listName]);
});

const page = { headers: { "Content-Type": "text/html;charset=utf-8" } };
const broken = new ReadableStream({ pull: (stream) => stream.error(new Error("broken")) });

test.each<[string, string, Response]>([
  [".js answers a page instead of the file", ".js", new Response("<html>", page)],
  [".js breaks off", ".js", new Response(broken)],
  ["published-files.json answers 503", listName, new Response("[]", { status: 503 })],
])("'%s' is told, of what ends with %s, and nothing published", async (message, end, answer) => {
  const out = await build("out", { "index.html": "new" });
  await build("live", { "_next/static/a.js": "a" });
  const ask: typeof fetch = async (address) =>
    String(address).endsWith(end) ? answer : fetch(`${live.url}/${listName}`);
  await expect(run(out, { ask })).rejects.toThrow(message);
  expect(uploaded).toEqual({});
});

test("what lies between the live site and here does not answer for it", async () => {
  const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    async () => new Response("", { status: 404 }),
  );
  await run(await build("out", { "index.html": "new" }), { ask });
  expect(ask.mock.calls.map(([, init]) => init)).toEqual([
    { headers: { "Cache-Control": "no-cache" } },
  ]);
});

const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("upload-"));

test("a deploy leaves nothing behind, whether the upload succeeds or fails", async () => {
  const out = await build("out", { "index.html": "new" });
  const before = await folders();
  await run(out);
  const upload = () => Promise.reject(new Error("no way"));
  await expect(run(out, { upload })).rejects.toThrow("no way");
  expect(await folders()).toEqual(before);
});

test("one that cannot read the live site leaves nothing, not even what was on its way", async () => {
  const out = await build("out", { "index.html": "new" });
  await build("live", { "_next/static/a.js": "a", "_next/static/b.js": "b" });
  const before = await folders();
  let late = Promise.resolve();
  const ask: typeof fetch = async (address) => {
    if (String(address).endsWith(listName)) return fetch(`${live.url}/${listName}`);
    if (String(address).endsWith("a.js")) return new Response(null, { status: 500 });
    late = new Promise((done) => setTimeout(done, 50));
    await late;
    return new Response("b");
  };
  await expect(run(out, { ask })).rejects.toThrow("a.js answers 500");
  await late;
  await new Promise((done) => setTimeout(done, 50));
  expect(await folders()).toEqual(before);
});

test("a dry run fills the folder and publishes nothing", async () => {
  const out = await build("out", { "index.html": "new" });
  await run(out, { dryRun: true });
  const folder = /To be uploaded: (.+)/.exec(said.at(-1) ?? "")?.[1] ?? "";
  expect(existsSync(join(folder, "index.html"))).toBe(true);
  expect(uploaded).toEqual({});
  await rm(folder, { recursive: true });
});

test("what is not meant for the world is not published, and each reason is named", async () => {
  const out = await build("out", { "index.html": "new" });
  const other = { ...environment, mailBackend: undefined, vitals: undefined };
  await expect(run(out, { environment: other, project: undefined })).rejects.toThrow(
    /is not published\.\n.*another NEXT_PUBLIC_MAIL_BACKEND_URL.*\n.*another NEXT_PUBLIC_VITALS_URL.*\n.*CLOUDFLARE_PAGES_PROJECT/,
  );
  await expect(run(join(root, "nothing"))).rejects.toThrow("run npm run build first");
});
