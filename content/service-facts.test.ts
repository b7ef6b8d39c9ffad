import { asLine } from "@/content/service-facts";

test.each([
  ["an extra fee outside business hours", "Extra fee outside business hours"],
  ["a fee after 8PM", "Fee after 8PM"],
  ["$50 more on Sundays", "$50 more on Sundays"],
])("%j is %j where it stands alone", (phrase, line) => {
  expect(asLine(phrase)).toBe(line);
});
