/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { iconNames } from "@/content/icons";
import { iconSprite, spriteModule, toSymbol, toWordmark } from "@/lib/build/icons";

test("draws in the text's own color with a stroke of 1.75", () => {
  const svg =
    '<!-- note -->\n<svg\n  width="24"\n>\n  <path d="M1 2" />\n  <path d="M3 4" />\n</svg>';
  expect(toSymbol("fan", svg)).toBe(
    '<symbol id="fan" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M1 2" /><path d="M3 4" /></symbol>',
  );
});

test("names the drawing that does not exist", () => {
  expect(() => toSymbol("fna", "")).toThrow(`content/icons.ts: lucide's "fna" holds no drawing`);
});

test("takes the wordmark only as one path, in the text's own color", () => {
  const path = '<path d="M1 2z" />';
  expect(toWordmark(`<svg viewBox="0 0 5 1" fill="red">${path}</svg>`)).toBe(
    `<symbol id="wordmark" viewBox="0 0 5 1" fill="currentColor">${path}</symbol>`,
  );
  expect(() => toWordmark("<svg><text>Smart Heat</text></svg>")).toThrow("content/wordmark.svg");
});

test("finds every named drawing in lucide", () => {
  for (const name of iconNames) {
    expect([name, existsSync(`node_modules/lucide-static/icons/${name}.svg`)]).toEqual([
      name,
      true,
    ]);
  }
});

test("has one drawing per name in the sprite, and the wordmark, at the address the icons point to", async () => {
  const sprite = await iconSprite();
  expect(sprite.match(/<symbol /g)).toHaveLength(iconNames.length + 1);
  expect(spriteModule(sprite)).toBe(readFileSync("lib/pictures/icon-sprite.ts", "utf8"));
});
