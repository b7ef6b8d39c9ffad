import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PictureEntry } from "@/content/data/schemas/pictures";

const manifest = join("content", "imagery", "renders", "manifest.json");

/** Where a photograph shows; a service is named as in its page's URL. */
export type Place =
  | { kind: "about" }
  | { kind: "service"; service: string }
  | { kind: "gallery" }
  | { kind: "team"; person: string; role: string };

const read = <Shape>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Shape;
type Manifest = { $schema: string; pictures: PictureEntry[] };
const writeManifest = (value: Manifest) =>
  writeFileSync(manifest, `${JSON.stringify(value, null, 1)}\n`);

/** The file of each service by its name, as the register lists them. */
export function serviceFiles(): ReadonlyMap<string, string> {
  const register = readFileSync(join("content", "services", "registry.ts"), "utf8");
  const lines = register.matchAll(/^export \{ (\w+) \} from "@\/(.*)";/gm);
  return new Map([...lines].map(([, name = "", file = ""]) => [name, join(`${file}.ts`)]));
}

/** A sentence about the picture of a name: what is seen on it, and where it shows. Undefined where there is none. */
export function known(name: string): string | undefined {
  const entry = read<Manifest>(manifest).pictures.find(({ file }) => file === `${name}.avif`);
  const files = filesNaming(name).join(", ") || "no page";
  return entry && `There is a picture "${name}" ("${entry.alt}"), shown by ${files}.`;
}

/** Enters a picture into the manifest, in the place of one of its name; what is not given stays as it is. */
export function enter(picture: Partial<PictureEntry> & { file: string }): void {
  const { $schema, pictures } = read<Manifest>(manifest);
  const before = pictures.find(({ file }) => file === picture.file);
  // A color that was chosen for another picture is none for this.
  const entry = { ...before, tint: undefined, ...picture } as PictureEntry;
  writeManifest({
    $schema,
    pictures: before
      ? pictures.map((each) => (each === before ? entry : each))
      : [...pictures, entry],
  });
}

/** Names the picture in a module's `picture` line. Returns the name that stood there; throws without one. */
function nameIn(file: string, name: string): string {
  const source = readFileSync(file, "utf8");
  const line = /^( {2}picture: ")([^"]+)(",)(?=\r?$)/m;
  const before = line.exec(source)?.[2];
  if (before === undefined) throw new Error(`${file} has no line like   picture: "tool-roll",`);
  writeFileSync(file, source.replace(line, `$1${name}$3`));
  return before;
}

type Person = { name: string; role: string; photograph: string };

const line = (entry: object) =>
  `\n    { ${Object.entries(entry)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(", ")} }`;

/** Rewrites a data file as text, so that all the rest of it stays as it is set. */
const rewrite = (file: string, old: RegExp, put: (...found: string[]) => string) =>
  writeFileSync(file, readFileSync(file, "utf8").replace(old, put));

function showInGallery(name: string): string {
  const file = join("content", "data", "gallery.json");
  const { tiles } = read<{ tiles: { source: string }[] }>(file);
  if (!tiles.some(({ source }) => source === name))
    rewrite(file, /("tiles"\s*:\s*\[)(\s*\])?/, (_, list, end) =>
      [list, line({ source: name }), end ? "\n  ]" : ","].join(""),
    );
  return file;
}

function showInTeam(person: Person): { file: string; replaced?: string } {
  const file = join("content", "data", "company.json");
  const { team } = read<{ team?: Person[] }>(file);
  if (!team) rewrite(file, /\{/, () => '{\n  "team": [],');
  const before = team?.find(({ name }) => name === person.name);
  const others = (team ?? []).filter((each) => each !== before);
  rewrite(file, /("team"\s*:\s*\[)[^\]]*\]/, (_, list) =>
    [list, [...others, person].map(line).join(","), "\n  ]"].join(""),
  );
  return { file, ...(before && { replaced: before.photograph }) };
}

/**
 * Names a picture where it shows.
 *
 * @returns the file that names it, and the picture that it replaces there, if any
 */
export function show(name: string, place: Place): { file: string; replaced?: string } {
  if (place.kind === "gallery") return { file: showInGallery(name) };
  if (place.kind === "team")
    return showInTeam({ name: place.person, role: place.role, photograph: name });
  const about = join("content", "about.ts");
  const file = place.kind === "about" ? about : (serviceFiles().get(place.service) ?? "");
  return { file, replaced: nameIn(file, name) };
}

/** The source and data files, the manifest aside, that name a picture. */
const filesNaming = (name: string) =>
  ["app", "components", "content", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|json)$/.test(file) && !file.startsWith(join("imagery", "renders")))
      .map((file) => join(folder, file))
      .filter((file) => readFileSync(file, "utf8").includes(`"${name}"`)),
  );

/** Deletes a picture that nothing names any more, master and entry. Returns whether it did. */
export function forget(name: string): boolean {
  const master = join("content", "imagery", "renders", `${name}.avif`);
  if (!existsSync(master) || filesNaming(name).length > 0) return false;
  rmSync(master);
  const { $schema, pictures } = read<Manifest>(manifest);
  writeManifest({ $schema, pictures: pictures.filter(({ file }) => file !== `${name}.avif`) });
  return true;
}
