import { formWords } from "@/content/words/forms";
import { findProblems, type Quote } from "@/lib/forms/quote";

const { hints } = formWords;

const filled = {
  name: "J",
  email: "a@b.c",
  phone: "1",
  service: "heating",
  message: "Hello",
  subscribe: true,
} as Quote;

test("a full quote has no problem, however short its values are (rows 93, 107)", () => {
  expect(findProblems(filled)).toEqual({});
  expect(findProblems({ ...filled, email: " a@b.c " })).toEqual({});
});

test.each(["name", "email", "phone", "service", "message"] as const)(
  "a missing or blank %s has its own hint (rows 105-107)",
  (field) => {
    const problems = { [field]: hints[field] };
    expect(findProblems({ ...filled, [field]: "" })).toEqual(problems);
    expect(findProblems({ ...filled, [field]: " \n" })).toEqual(problems);
  },
);
