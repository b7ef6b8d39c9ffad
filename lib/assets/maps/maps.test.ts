/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { townPoints, towns } from "@/content/towns";
import { colors, drawMap } from "@/lib/assets/maps/draw-map";
import { checkMap, compareTowns } from "@/lib/assets/maps/check-map";
import { emptiestSpot, placeLabels } from "@/lib/assets/maps/labels";
import { readLimits } from "@/lib/assets/maps/limits";
import { fitMercator, isInside, overlap } from "@/lib/assets/maps/plane";
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
  const served = ["Lisle", "Sugar Grove"];
  expect(() => compareTowns(served, ["Lisle"], ["Lisle"])).not.toThrow();
  expect(() => compareTowns(served, served, ["Lisle"])).toThrow(
    /^The map lacks Sugar Grove, .*`npm run maps`/,
  );
  expect(() => compareTowns(served, ["Lisle"], ["Lisle", "Aurora"])).toThrow(
    /^The map shows Aurora, .*`npm run maps`/,
  );
});

test("the kept map is of the towns that are served", () => expect(checkMap).not.toThrow());

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

test("names of towns close together do not lie on one another or on a dot", () => {
  const frame = { left: 0, top: 0, right: 400, bottom: 300 };
  const labels = [0, 1, 2, 3].map((index) => ({
    name: `Town ${index}`,
    dot: [120 + index * 22, 150 + (index % 2) * 8] as const,
    width: 70,
  }));
  const placed = placeLabels(labels, 14, frame);
  for (const [index, { box }] of placed.entries()) {
    for (const other of placed.slice(index + 1)) expect(overlap(box, other.box)).toBe(0);
    for (const { dot } of labels) {
      const [x, y] = dot;
      const around = { left: x - 3, top: y - 3, right: x + 3, bottom: y + 3 };
      expect(overlap(box, around)).toBe(0);
    }
    expect(box.left).toBeGreaterThanOrEqual(0);
  }
  expect(placeLabels(labels, 14, frame)).toEqual(placed);
});

test("a county's name stands inside of it, clear of what is there", () => {
  const frame = { left: 0, top: 0, right: 200, bottom: 200 };
  const county = [
    [
      [0, 0],
      [200, 0],
      [200, 200],
      [0, 200],
      [0, 0],
    ],
  ] as const;
  const taken = [{ left: 0, top: 0, right: 200, bottom: 100 }];
  const [, y = 0] = emptiestSpot({ width: 80, size: 10, county }, taken, frame) ?? [];
  expect(y).toBeGreaterThan(110);
  expect(emptiestSpot({ width: 300, size: 10, county }, taken, frame)).toBeUndefined();
});

test("the projection fills its frame, north up, and knows a mile", () => {
  const frame = { left: 10, top: 10, right: 110, bottom: 110 };
  const { project, pixelsPerMile } = fitMercator(
    [
      [-88.5, 41.5],
      [-87.5, 42],
    ],
    frame,
  );
  const [west = 0, south = 0] = project([-88.5, 41.5]);
  const [east = 0, north = 0] = project([-87.5, 42]);
  expect([west, east].map(Math.round)).toEqual([10, 110]);
  expect(north).toBeLessThan(south);
  // A degree of longitude is about 51.6 miles here.
  expect(100 / pixelsPerMile).toBeCloseTo(51.6, 0);
});
