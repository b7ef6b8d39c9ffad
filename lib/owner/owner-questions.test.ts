import { readFileSync } from "node:fs";
import { openQuestions } from "@/content/owner-questions";
import { questionsFile, questionsText } from "@/lib/owner/owner-questions";

test("the file has the questions that are open", () => {
  expect(readFileSync(questionsFile, "utf8")).toBe(questionsText(openQuestions()));
});

test("a question that is answered is no longer asked", () => {
  expect(openQuestions(["holidays"])).toHaveLength(openQuestions([]).length - 1);
  expect(openQuestions(["holidays"]).join(" ")).not.toContain("`holidays`");
});
