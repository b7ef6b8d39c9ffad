/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "@/content/company";
import { townPoints, towns } from "@/content/towns";
import { colors, drawMap } from "@/lib/assets/maps/draw-map";
import { mapMistakes, mapNotices } from "@/lib/assets/maps/check-map";
import { readLimits } from "@/lib/assets/maps/limits";
import { isInside } from "@/lib/assets/maps/plane";
import { drawingsOf, drawMaps, layouts } from "@/lib/assets/maps/draw-maps";
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
  const limits = await readLimits();
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

test("a map that lacks a town, or shows one that is not served, is told with the command", () => {
  const said = (...drawn: string[]) =>
    mapMistakes(["Gotham", "Oz"], { Gotham: [-88.1, 41.8] }, drawn).map(({ message }) => message);
  expect(said("Gotham")).toEqual([]);
  expect(said("Gothan")).toEqual([expect.stringMatching(/^is not on the map: .*npm run maps/)]);
  expect(said("Gotham", "Metropolis")).toEqual([
    expect.stringMatching(/^must have Metropolis, which .*npm run maps/),
  ]);
  const { town } = company.address;
  expect(said(town)).toEqual([
    expect.stringContaining(`, and address.town of content/data/company.json says ${town}: `),
  ]);
});

test("a town that the map shows less of than of others is told of", async () => {
  const points = { Lisle: [-88.1, 41.8], Gotham: [-88.1, 41.9] } as const;
  const names = [...(await readLimits()).keys()].map((name) => name.replace("town:", ""));
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

test("each town's dot lies inside its limits", async () => {
  const limits = await readLimits();
  for (const town of mapped) {
    const [x = 0, y = 0] = townPoints[town] ?? [];
    const parts = limits.get(`town:${town}`);
    if (!parts) continue;
    expect([town, parts.some((rings) => isInside([x, y], rings))]).toEqual([town, true]);
  }
});

test("a town without limits has a dot, one without a place is left out, and none that is not served is drawn", async () => {
  const source = {
    limits: await readLimits(),
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
