/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "@/content/company";
import { townPoints, towns } from "@/content/towns";
import { mapMistakes, mapNotices, hashOf } from "@/lib/assets/maps/check-map";
import { limitsOf, readTopology } from "@/lib/assets/maps/limits";
import { colors, drawingsOf, drawMap, drawMaps, layouts } from "@/lib/assets/maps/draw-map";
import { mapDrawings } from "@/lib/service-area/map-drawings";
import { slugOf } from "@/lib/service-area/slug";

const font = {
  measure: (words: string, size: number) => words.length * size * 0.5,
  draw: () => "",
};
const fonts = { name: font, county: font };

/** A new town is only in the list until it has a place. */
const mapped = towns.filter((town) => townPoints[town]);

test("every town is drawn in both layouts, and the page knows the drawings as they are (row 144)", async () => {
  const maps = await drawMaps(fonts);
  const limits = limitsOf(await readTopology());
  const shaped = mapped.filter((town) => limits.has(`town:${town}`));
  expect(maps.map(({ name }) => name)).toEqual(["wide", "narrow"]);
  for (const { svg, dots, width, height } of maps) {
    expect(dots.map(({ town }) => town)).toEqual(mapped);
    for (const town of shaped) expect(svg).toContain(`<path id="${slugOf(town)}" d="M`);
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
    expect(svg).not.toMatch(/NaN|undefined|<text|<script/);
  }
  for (const [name, { url, ...kept }] of Object.entries(mapDrawings)) {
    expect(drawingsOf(maps)).toHaveProperty(name, expect.objectContaining(kept));
    expect(existsSync(join("public", url))).toBe(true);
  }
}, 30_000);

test("a map that lacks a town, shows one that is not served or was drawn of others, is told with the command", async () => {
  const points = { Gotham: [-88.1, 41.8] } as const;
  const said = async (drawn: string[], sign = hashOf(points)) =>
    (await mapMistakes(["Gotham", "Oz"], points, drawn, sign)).map(({ message }) => message);
  expect(await said(["Gotham"])).toEqual([]);
  expect(await said(["Gotham"], "")).toEqual([expect.stringMatching(/^have changed .*run maps/)]);
  expect(await said(["Krypton"])).toEqual([
    expect.stringMatching(/^is not on the map: .*run maps/),
  ]);
  // Misspelled: another map would not mend it.
  expect(await said(["Gothan"])).toEqual(["is not on the map"]);
  expect(await said(["Gotham", "Metropolis"])).toEqual([
    expect.stringMatching(/^must have Metropolis, which .*npm run maps/),
  ]);
  const { town } = company.address;
  expect(await said([town])).toEqual([
    expect.stringContaining(`, and address.town of content/data/company.json says ${town}: `),
  ]);
});

test("a place outside its town is a mistake", async () => {
  const names = [...limitsOf(await readTopology()).keys()].map((name) => name.replace("town:", ""));
  const wrong = Object.fromEntries(names.map((town) => [town, [-88.1, 40.8] as const]));
  const said = await mapMistakes(["Lisle", "Gotham"], { ...wrong, Gotham: [-88, 41] }, [
    "Lisle",
    "Gotham",
  ]);
  expect(said.map(({ path }) => path)).toEqual([["towns", 0, "place"]]);
});

test("a town that the map shows less of than of others is told of", async () => {
  const points = { Lisle: [-88.1, 41.8], Gotham: [-88.1, 41.9] } as const;
  const names = [...limitsOf(await readTopology()).keys()].map((name) => name.replace("town:", ""));
  const nearby = Object.fromEntries(names.map((town) => [town, town.replace("Aurora", "")]));
  const said = await mapNotices(["Lisle", "Gotham", "Oz"], points, nearby);
  expect(said).toEqual([
    expect.stringMatching(/^The map shows Gotham as a dot alone: .* no limits of it\.$/),
    "The map does not show Oz, which has no place in content/data/towns.json.",
    expect.stringMatching(/^Aurora is no town any more: .*nearby/),
  ]);
});

test("the map's colors are the tokens", () => {
  const tokens = readFileSync("tailwind.config.ts", "utf8");
  for (const color of Object.values(colors)) expect(tokens).toContain(`"${color}"`);
});

test("a town without limits has a dot, one without a place is left out, and none that is not served is drawn", async () => {
  const source = {
    topology: await readTopology(),
    points: { Lisle: townPoints.Lisle ?? [-88.07, 41.8], Gotham: [-88.1, 41.9] as const },
    towns: ["Gotham", "Lisle", "Metropolis"],
    fonts,
  };
  const [layout] = layouts;
  if (!layout) throw new Error("no layout");
  const { svg, dots } = drawMap(layout, source);
  expect(dots.map(({ town }) => town)).toEqual(["Gotham", "Lisle"]);
  expect(svg.match(/<path id="[^"]*"/g)).toEqual(['<path id="lisle"']);
});
