import { findAreas } from "@/lib/service-area/find-areas";

const towns = ["Naperville", "Aurora", "Yorkville", "St. Charles"];

test("a blank search shows every town in its order (row 144)", () => {
  expect(findAreas(towns, "")).toEqual(towns);
  expect(findAreas(towns, "   ")).toEqual(towns);
});

test("'VILLE' finds each town with it, and no other (row 142)", () => {
  expect(findAreas(towns, "VILLE")).toEqual(["Naperville", "Yorkville"]);
});

test("what no town contains finds nothing, and a pattern is only text (row 143)", () => {
  expect(findAreas(towns, "Springfield")).toEqual([]);
  expect(findAreas(towns, ".*")).toEqual([]);
});
