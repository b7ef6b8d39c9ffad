import fc from "fast-check";
import { guessTowns } from "@/lib/service-area/guess-town";

const towns = ["Naperville", "Aurora", "Lisle", "Downers Grove", "St. Charles", "Yorkville"];

test.each([
  ["the last letter missing, with a blank", " Downers Grov ", "Downers Grove"],
  ["no dot", "St Charles", "St. Charles"],
  ["in full", "Saint Charles", "St. Charles"],
  ["in full and in one word", "SaintCharles", "St. Charles"],
  ["in full with its state, among blanks", " Saint  Charles ,  IL. ", "St. Charles"],
  ["its state", "Naperville, IL", "Naperville"],
  ["its state in full, and a slip", "yorkvile illinois", "Yorkville"],
  ["an accent", "Nápervílle", "Naperville"],
  ["other words before it", "City of Aurora", "Aurora"],
  ["an address", "15 Main St., Saint Charles, Illinois", "St. Charles"],
  ["an address on one line", "15 Main Street Aurora IL", "Aurora"],
  ["an address and a slip", "15 Main Street, Napervile, IL", "Naperville"],
])("%s: %j may mean %s (row 143)", (_how, search, town) => {
  expect(guessTowns(towns, search)).toEqual([town]);
});

test.each("Springfield|Chicago|Npervile|Lsl||60540|שלום|Auro|Auroraville".split("|"))(
  "two slips, or another town, is no guess: %j (row 143)",
  (search) => {
    expect(guessTowns(towns, search)).toEqual([]);
  },
);

const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** One typing error in a name, anywhere. */
const slips = {
  "left out": (name: string, at: number) => name.slice(0, at) + name.slice(at + 1),
  "too many": (name: string, at: number, typed: string) =>
    name.slice(0, at) + typed + name.slice(at),
  wrong: (name: string, at: number, typed: string) =>
    name.slice(0, at) + typed + name.slice(at + 1),
  swapped: (name: string, at: number) =>
    name.slice(0, at) + [...name.slice(at, at + 2)].reverse().join("") + name.slice(at + 2),
};

test.each(Object.entries(slips))(
  "a letter %s, anywhere, finds its town (row 143)",
  (_what, slip) => {
    const check = fc.property(fc.constantFrom(...towns), place, letter, (town, where, typed) => {
      const name = town.toLowerCase().replace(/[^a-z]/g, "");
      expect(guessTowns(towns, slip(name, Math.floor(where * name.length), typed))).toContain(town);
    });
    fc.assert(check);
  },
);

test("three thousand letters are compared at once", () => {
  expect(guessTowns(towns, "Naperville".repeat(300))).toEqual([]);
});
