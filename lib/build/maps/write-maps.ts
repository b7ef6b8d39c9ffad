import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { drawingsOf, drawMaps } from "@/lib/build/maps/draw-maps";
import { loadFace } from "@/lib/build/outlines";

const moduleFile = join("lib", "service-area", "map-drawings.ts");

/** The text of lib/service-area/map-drawings.ts. */
async function mapModule(drawings: object): Promise<string> {
  const source = [
    "/** Where the maps are, and each town's dot on them. Written by lib/build/maps when they change. */",
    `export const mapDrawings = ${JSON.stringify(drawings)};\n`,
  ].join("\n");
  return format(source, { ...(await resolveConfig(moduleFile)), parser: "typescript" });
}

/** Writes public/maps, one file a layout, and what the page needs to know of them. */
export async function writeMaps(): Promise<void> {
  const maps = await drawMaps({
    name: await loadFace("figtree.woff2", { weight: 600 }),
    county: await loadFace("figtree.woff2", { weight: 500, tracking: 0.09 }),
  });
  await mkdir(join("public", "maps"), { recursive: true });
  for (const { name, svg } of maps) await writeFile(join("public", "maps", `${name}.svg`), svg);
  const text = await mapModule(drawingsOf(maps));
  // Written only on change: a new time stamp would make a running `next dev` compile again.
  const present = await readFile(moduleFile, "utf8").catch(() => "");
  if (present !== text) await writeFile(moduleFile, text);
}
