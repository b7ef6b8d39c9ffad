import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify, type JSONPath } from "jsonc-parser";
import type { PictureEntry } from "@/content/data/schemas/pictures";

const manifest = join("content", "imagery", "masters", "manifest.json");

/** Where a photograph shows: about, gallery, team with whose it is, or a service by its name. */
export type Place = { where: string; person?: string; role?: string };

const read = <Shape>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Shape;
const entries = () => read<{ pictures: PictureEntry[] }>(manifest).pictures;

/** The file of each service by its name, as the register lists them. */
export function serviceFiles(): ReadonlyMap<string, string> {
  const register = readFileSync(join("content", "services", "registry.ts"), "utf8");
  const lines = register.matchAll(/^export \{ (\w+) \} from "@\/(.*)";/gm);
  return new Map([...lines].map(([, name = "", file = ""]) => [name, join(`${file}.ts`)]));
}

/** A sentence about a picture: what is seen on it, and which pages and content name it. Undefined where there is none. */
export function describePicture(name: string): string | undefined {
  const entry = entries().find(({ file }) => file === `${name}.avif`);
  const shown = filesShowing(name).join(", ") || "no page";
  return entry && `There is a picture "${name}" ("${entry.alt}"), shown by ${shown}.`;
}

/** Enters a picture into the manifest, in the place of one of its name; what is not given stays as it is. */
export function addToManifest(picture: Partial<PictureEntry> & { file: string }): void {
  const pictures = entries();
  const index = pictures.findIndex(({ file }) => file === picture.file);
  // A color that was chosen for another picture is none for this.
  const entry = { ...pictures[index], tint: undefined, ...picture };
  put(manifest, ["pictures", index < 0 ? pictures.length : index], entry, index < 0);
}

const pictureLine = /^( {2}picture: ")([^"]+)(",)(?=\r?$)/m;

/** The module of "about" or of a service, and the picture that its `picture` line names; throws without one. */
export function namedAt(where: string): { file: string; source: string; named: string } {
  const file = where === "about" ? join("content", "about.ts") : (serviceFiles().get(where) ?? "");
  const source = readFileSync(file, "utf8");
  const named = pictureLine.exec(source)?.[2];
  if (named === undefined) throw new Error(`${file} has no line like   picture: "tool-roll",`);
  return { file, source, named };
}

/** Puts an entry into a list of a data file, or in the place of one, or none; all the rest stays as it is set. */
function put(file: string, path: JSONPath, entry?: object, isArrayInsertion = false): void {
  const text = readFileSync(file, "utf8");
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(text, path, entry, { isArrayInsertion, formattingOptions });
  writeFileSync(file, applyEdits(text, edits));
}

function showInGallery(source: string): string {
  const file = join("content", "data", "gallery.json");
  const { tiles } = read<{ tiles: { source: string }[] }>(file);
  if (!tiles.some((tile) => tile.source === source)) put(file, ["tiles", 0], { source }, true);
  return file;
}

function showInTeam(person: { name: string; role: string; photograph: string }) {
  const file = join("content", "data", "company.json");
  const { team = [] } = read<{ team?: (typeof person)[] }>(file);
  const index = team.findIndex(({ name }) => name === person.name);
  put(file, ["team", index < 0 ? team.length : index], person, index < 0);
  return { file, replaced: team[index]?.photograph };
}

/**
 * Names a picture where it shows.
 *
 * @returns the file that names it, and the picture that it replaces there, if any
 */
export function placePhoto(
  name: string,
  { where, person = "", role = "" }: Place,
): { file: string; replaced?: string | undefined } {
  if (where === "gallery") return { file: showInGallery(name) };
  if (where === "team") return showInTeam({ name: person, role, photograph: name });
  const { file, source, named } = namedAt(where);
  writeFileSync(file, source.replace(pictureLine, `$1${name}$3`));
  return { file, replaced: named };
}

/** What takes a picture's name: a call, a field of content, or the list of a visit's pictures. */
const takesName = String.raw`(?:(?:findPicture|houseView|default)\(|(?:picture|failed|preview|out|source|photograph)"?: |pictures: [^:]*)`;

/**
 * The source and data files, tests too and the manifest aside, in which a picture's name stands where a picture
 * does: the word alone may be that of a machine, a part or an option.
 */
const filesNaming = (name: string) =>
  ["app", "components", "content", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|json)$/.test(file) && !file.startsWith(join("imagery", "masters")))
      .map((file) => join(folder, file))
      .filter((file) => new RegExp(`${takesName}"${name}"`, "i").test(readFileSync(file, "utf8"))),
  );

/** Those of pages and content. */
export const filesShowing = (name: string) =>
  filesNaming(name).filter((file) => !/^lib|\.test\./.test(file));

/** Deletes a picture that nothing names any more, master and entry. Returns whether it did. */
export function deleteUnused(name: string): boolean {
  const master = join("content", "imagery", "masters", `${name}.avif`);
  if (!existsSync(master) || filesNaming(name).length > 0) return false;
  rmSync(master);
  put(manifest, ["pictures", entries().findIndex(({ file }) => file === `${name}.avif`)]);
  return true;
}
