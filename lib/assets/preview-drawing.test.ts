/** @jest-environment node */
import { breakLines, drawPreview, fitTitle } from "@/lib/assets/preview-drawing";

// A fake font: every letter half as wide as it is tall, and each word drawn as itself.
const font = {
  measure: (words: string, size: number) => (words.length * size) / 2,
  draw: (words: string, { fill }: { fill: string }) => `[${words} ${fill}]`,
};

test("breaks a title where the next word no longer fits, and never inside a word", () => {
  const fits = (line: string) => line.length <= 10;
  expect(breakLines("Heat Pump Replacement & More", fits)).toEqual([
    "Heat Pump",
    "Replacement",
    "& More",
  ]);
});

test("sets a short title large and a long one smaller, in at most three lines", () => {
  expect(fitTitle("Contact", font.measure)).toMatchObject({ size: 84, lines: ["Contact"] });
  const long = fitTitle("Thermostat Installation and Upgrades for Homes", font.measure);
  expect(long.lines.length).toBeLessThanOrEqual(3);
  expect(long.size).toBeLessThan(84);
});

test("says company, title, family and phone, each in its color", () => {
  const words = { name: "Smart Heat", phone: "(630) 555-0142", title: "AC Repair" };
  const fonts = { heading: font, text: font };
  const drawing = drawPreview({ ...words, kicker: "Cooling", family: "cooling" }, fonts);
  expect(drawing).toContain("[Smart Heat #ffffff]");
  expect(drawing).toContain("[AC Repair #ffffff]");
  expect(drawing).toContain("[Cooling #7cc4f0]");
  expect(drawing).toContain("[(630) 555-0142 #b4c0ca]");
});
