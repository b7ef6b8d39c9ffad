/** @jest-environment node */
import { iconNames } from "@/content/icons";
import { iconSymbols, toSymbol, toWordmark } from "@/lib/assets/icons";

test("draws in the text's own color with a stroke of 1.75, its paths in one", () => {
  const svg =
    '<!-- note -->\n<svg\n  width="24"\n>\n  <path d="m1 2 3.04 4" />\n  <circle r="1" />\n  <path d="m3 4" />\n</svg>';
  expect(toSymbol("fan", svg)).toBe(
    '<symbol id="icon-fan" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M1 2l3 4m-1-2" /><circle r="1" /></symbol>',
  );
});

test("takes the wordmark as it is drawn, its path as short as can be", () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="x" viewBox="0 0 9 2" fill="red">\n  <title>A</title>\n  <path d="M8 1H9Z" />\n</svg>\n';
  expect(toWordmark(svg)).toBe(
    '<symbol id="icon-wordmark" viewBox="0 0 9 2" fill="red"><path d="M8 1h1z" /></symbol>',
  );
});

test.each([
  ['<svg width="9"></svg>', "needs a viewBox"],
  ['<svg viewBox="0 0 1 1"><path style="fill:red"/></svg>', "must have no styles"],
])("of %s it says what is wrong", (svg, fault) => expect(() => toWordmark(svg)).toThrow(fault));

test("has one drawing for each name, lucide's or our own, and the wordmark", async () => {
  expect([...(await iconSymbols()).keys()]).toEqual(["wordmark", ...iconNames]);
});
