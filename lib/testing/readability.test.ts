import { gradeOf, sentencesOf, syllablesIn, wordsIn } from "@/lib/testing/readability";

test("a paragraph is cut into sentences, and a saint's town stays whole", () => {
  expect(sentencesOf("We go to St. Charles. Call (630) 555-0142. Why? Ask.")).toHaveLength(4);
  expect(wordsIn("It's $99 a year, twice/year.")).toHaveLength(6);
});

test("short words make an easy text, long ones a hard one", () => {
  expect(["cat", "fixed", "water", "technician"].map(syllablesIn)).toEqual([1, 1, 2, 3]);
  expect(gradeOf(["The AC is on. It cools the room."])).toBeLessThan(3);
  expect(gradeOf(["Comprehensive refrigeration necessitates consideration."])).toBeGreaterThan(15);
});
