import { towns } from "@/content/towns";
import { slugOf } from "@/lib/service-area/slug";

test("a town's id is its name in small letters and single hyphens, no two alike", () => {
  expect(slugOf("St. Charles")).toBe("st-charles");
  expect(slugOf("(O'Fallon) ")).toBe("o-fallon");
  expect(new Set(towns.map(slugOf)).size).toBe(towns.length);
});
