import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  carryOver,
  isPacked,
  listName,
  readList,
  type PublishedFiles,
} from "@/lib/export/publish/published-files";

const atOnce = 4;

export type UploadOptions = {
  outDir: string;
  /** What the export says of itself. */
  built: PublishedFiles;
  /** The live site's address; absent when its old files are not kept. */
  site?: string | undefined;
  /** The day, as 2026-11-22. */
  today: string;
  /** Fetches from the live site. */
  ask?: typeof fetch | undefined;
};

/** The folder to upload; the old files in it; whether nothing was published before. */
export type Upload = { folder: string; kept: string[]; first: boolean };

/**
 * Copies an export, and adds the files of earlier builds that the live site still has and open tabs
 * may load. Compressed copies are left out: a host that is uploaded to compresses by itself, and
 * would publish them as files. Throws one sentence, and removes the folder, when the live site does
 * not serve what it lists.
 */
export async function fillUpload(options: UploadOptions): Promise<Upload> {
  const { outDir, built, site, today, ask = fetch } = options;
  const live = site === undefined ? undefined : await liveList(site, ask);
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  try {
    await cp(outDir, folder, { recursive: true, filter: (path) => !isPacked(path) });
    const list = live ? carryOver(live, built, today) : built;
    const kept = Object.keys(list.replaced);
    await inParallel(kept, (file) => download(`${site}/${escaped(file)}`, join(folder, file), ask));
    await writeFile(join(folder, listName), JSON.stringify(list));
    return { folder, kept, first: site !== undefined && !live };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

/**
 * Runs a task for each item, a few at a time. Rejects with the first failure after all running
 * tasks have ended: they would write into a removed folder.
 */
async function inParallel<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  const failures: unknown[] = [];
  const stop = (failure: unknown) => {
    queue.length = 0;
    failures.push(failure);
  };
  await Promise.all(Array.from({ length: atOnce }, () => work().catch(stop)));
  if (failures.length > 0) throw failures[0];
}

/** Reads the export's list. Throws when there is none. */
export async function builtList(outDir: string): Promise<PublishedFiles> {
  const file = join(outDir, listName);
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`${outDir} holds no finished build: run npm run build first`);
  });
  return readList(text, file);
}

const escaped = (file: string) => file.split("/").map(encodeURIComponent).join("/");

async function liveList(site: string, ask: typeof fetch): Promise<PublishedFiles | undefined> {
  const address = `${site}/${listName}`;
  const answer = await reach(address, ask);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return readList(await answer.text(), address);
}

async function download(address: string, file: string, ask: typeof fetch): Promise<void> {
  const answer = await reach(address, ask);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  // Some hosts answer with a page and 200 for a missing file; it would be cached for a year.
  const type = answer.headers.get("Content-Type") ?? "";
  if (type.startsWith("text/html"))
    throw new Error(`${address} answers a page instead of the file`);
  const bytes = await answer.arrayBuffer().catch(() => {
    throw new Error(`${address} breaks off`);
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(bytes));
}

const reach = (address: string, ask: typeof fetch) =>
  ask(address, { headers: { "Cache-Control": "no-cache" } }).catch(() => {
    throw new Error(`${address} cannot be reached`);
  });
