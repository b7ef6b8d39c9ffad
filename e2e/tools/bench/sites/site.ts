import { basename, dirname, relative, sep } from "node:path";
import { addressOf, isPage } from "@/e2e/tools/bench/sites/addresses";
import { filesBelow } from "@/lib/build/out-files";

/** Three pages by which sites are compared: every site has something like them. */
export type Roles = {
  home: string;
  /** One that is read, and from which a visitor goes on to the form. */
  reading: string;
  /** One with a form. */
  form: string;
};

/** A built site, and the name that figures and budgets know it by. */
export type Site = { name: string; folder: string; roles: Roles };

/** The pages of ours that stand for their kind, here and where the site of yesterday is beside it. */
export const ownRoles: Roles = { home: "/", reading: "/services/furnaceRepair", form: "/contact" };

/** What `--beside` was given: `[NAME=]FOLDER[:/reading,/form]`. */
export type Beside = { name: string; folder: string; pages: string[] };

/** Reads one `--beside`. A folder called `out` or `dist` lends no name; the one around it does. */
export function readBeside(word: string): Beside {
  const [, named, rest = word] = /^([\w-]+)=(.+)$/.exec(word) ?? [];
  const [, folder = rest, pages] = /^(.+?):(\/.*)$/.exec(rest) ?? [];
  const folders = /^(out|dist|build|public)$/.test(basename(folder)) ? dirname(folder) : folder;
  return { name: named ?? basename(folders), folder, pages: pages?.split(",") ?? [] };
}

/**
 * Chooses a site's pages to compare: the named ones, else those that are called as ours are. Throws
 * one sentence when a named page is not there.
 */
export function chooseRoles({ name, pages }: Beside, addresses: readonly string[]): Roles {
  const missing = pages.find((page) => !addresses.includes(page));
  if (missing) throw new Error(`--beside ${name}: there is no page ${missing}.`);
  const [reading, form] = pages;
  const other = addresses.find((address) => address !== "/" && address !== "/contact");
  const usual = [ownRoles.reading, "/services", "/about"].find((each) => addresses.includes(each));
  return {
    home: "/",
    reading: reading ?? usual ?? other ?? "/",
    form: form ?? (addresses.includes(ownRoles.form) ? ownRoles.form : (other ?? "/")),
  };
}

/** A site to measure beside ours. Rejects when its folder or a named page is not there. */
export async function findSite(beside: Beside): Promise<Site> {
  const files = (await filesBelow(beside.folder)).map((file) =>
    relative(beside.folder, file).split(sep).join("/"),
  );
  const roles = chooseRoles(beside, files.filter(isPage).map(addressOf));
  return { name: beside.name, folder: beside.folder, roles };
}
