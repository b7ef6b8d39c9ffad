import { openQuestions } from "@/content/owner-questions";
import { questionsText } from "@/lib/owner/owner-questions";

test("the file lists each open question in a line of its own", () => {
  expect(questionsText(["Who?", "When?"])).toMatch(
    /^# Questions for the owner\n[^]*\n\n- Who\?\n- When\?\n$/,
  );
});

test("a question that is answered is no longer asked", () => {
  expect(openQuestions(["holidays"])).toHaveLength(openQuestions([]).length - 1);
  expect(openQuestions(["holidays"]).join(" ")).not.toContain("`holidays`");
});
