import { towns } from "@/content/towns";
import { guessTowns } from "@/lib/service-area/guess-town";

test.each([
  ["a letter left out", "Napervile", "Naperville"],
  ["a letter too many", "Naperrville", "Naperville"],
  ["a wrong letter", "Nayerville", "Naperville"],
  ["two letters swapped", "Napervlile", "Naperville"],
  ["two first letters swapped", "uArora", "Aurora"],
  ["the last letter missing, with a blank", " Downers Grov ", "Downers Grove"],
  ["no dot", "St Charles", "St. Charles"],
  ["in full", "Saint Charles", "St. Charles"],
  ["its state", "Naperville, IL", "Naperville"],
  ["its state in full, and a slip", "yorkvile illinois", "Yorkville"],
])("%s: %j may mean %s (row 143)", (_how, search, town) => {
  expect(guessTowns(towns, search)).toEqual([town]);
});

test.each(["Springfield", "Chicago", "Npervile", "Lsl", "", "60540", "שלום", "Auro"])(
  "two slips, or another town, is no guess: %j (row 143)",
  (search) => {
    expect(guessTowns(towns, search)).toEqual([]);
  },
);

test("three thousand letters are compared at once", () => {
  expect(guessTowns(towns, "Naperville".repeat(300))).toEqual([]);
});
