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
const write = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, file === manifest ? 1 : 2)}\n`);

/** The file of each service by its name, as the register lists them. */
export function serviceFiles(): ReadonlyMap<string, string> {
  const register = readFileSync(join("content", "services", "registry.ts"), "utf8");
  const lines = register.matchAll(/^export \{ (\w+) \} from "@\/(.*)";/gm);
  return new Map([...lines].map(([, name = "", file = ""]) => [name, join(`${file}.ts`)]));
}

/** Enters a picture into the manifest, in the place of one of its name; what is not given stays as it is. */
export function enter(picture: Partial<PictureEntry> & { file: string }): PictureEntry {
  const { $schema, pictures } = read<{ $schema: string; pictures: PictureEntry[] }>(manifest);
  const before = pictures.find(({ file }) => file === picture.file);
  // A color that was chosen for another picture is none for this.
  const entry = { ...before, tint: undefined, ...picture } as PictureEntry;
  write(manifest, {
    $schema,
    pictures: before
      ? pictures.map((each) => (each === before ? entry : each))
      : [...pictures, entry],
  });
  return entry;
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

type Company = { team: { name: string; role: string; photograph: string }[] };

/**
 * Names a picture where it shows.
 *
 * @returns the file that names it, and the picture that it replaces there, if any
 */
export function show(name: string, place: Place): { file: string; replaced?: string } {
  if (place.kind === "about" || place.kind === "service") {
    const about = join("content", "about.ts");
    const file = place.kind === "about" ? about : (serviceFiles().get(place.service) ?? "");
    return { file, replaced: nameIn(file, name) };
  }
  if (place.kind === "gallery") {
    const file = join("content", "data", "gallery.json");
    const text = readFileSync(file, "utf8");
    const tile = JSON.stringify({ source: name });
    // As text, so that the file stays as it is set.
    if (!text.includes(`"${name}"`))
      writeFileSync(file, text.replace(/"tiles": \[/, `$&\n    ${tile},`));
    return { file };
  }
  const file = join("content", "data", "company.json");
  const company = read<Company>(file);
  const person = { name: place.person, role: place.role, photograph: name };
  const before = company.team.find((each) => each.name === person.name);
  const others = company.team.filter((each) => each !== before);
  write(file, { ...company, team: [...others, person] });
  return { file, ...(before && { replaced: before.photograph }) };
}

/** Whether any source or data file, the manifest aside, names a picture. */
function isNamed(name: string): boolean {
  return ["app", "components", "content", "lib"].some((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|json)$/.test(file) && !file.startsWith(join("imagery", "renders")))
      .some((file) => readFileSync(join(folder, file), "utf8").includes(`"${name}"`)),
  );
}

/** Deletes a picture that nothing names any more, master and entry. Returns whether it did. */
export function forget(name: string): boolean {
  const master = join("content", "imagery", "renders", `${name}.avif`);
  if (!existsSync(master) || isNamed(name)) return false;
  rmSync(master);
  const { $schema, pictures } = read<{ $schema: string; pictures: PictureEntry[] }>(manifest);
  write(manifest, { $schema, pictures: pictures.filter(({ file }) => file !== `${name}.avif`) });
  return true;
}
