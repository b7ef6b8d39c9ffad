/** @jest-environment node */
import { figureOf } from "@/content/figures";
import { machines } from "@/content/figures/machines";
import { markersOf } from "@/content/figures/markers";
import { serviceKeys, services } from "@/content/services";

test.each(Object.entries(machines))("the renderer marked every part of %s", (_, machine) => {
  expect([...markersOf(machine.picture).keys()].toSorted()).toEqual(
    Object.keys(machine.parts).toSorted(),
  );
});

test.each(serviceKeys)("%s has each number once, inside its picture", (key) => {
  const { parts, picture } = figureOf(key);
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  // On the narrowest screen the picture is 280 px wide; half a number is 14.
  const high = (280 * picture.height) / picture.width;
  for (const { x, y } of parts) {
    expect(Math.min(x * 280, (1 - x) * 280, y * high, (1 - y) * high)).toBeGreaterThan(14);
  }
});

test.each(serviceKeys)("no two numbers of %s lie on each other", (key) => {
  const { parts, picture } = figureOf(key);
  const apart = parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .map((two) => Math.hypot(one.x - two.x, ((one.y - two.y) * picture.height) / picture.width)),
  );
  expect(Math.min(...apart)).toBeGreaterThan(0.08);
});

test("what a figure says stands on one page only", () => {
  const all = serviceKeys.flatMap((key) => services[key].figure.parts.map(({ says }) => says));
  expect(all.filter((says, index) => all.indexOf(says) !== index)).toEqual([]);
});
