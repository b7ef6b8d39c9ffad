import fc from "fast-check";
import { cleanText } from "@/lib/forms/clean-text";

test.each([
  ["\ufeffJane\u200b Doe\u00ad", "Jane Doe"],
  ["\u202aJane\u202c \u2066Doe\u2069", "Jane Doe"],
  ["one\r\n\ttwo\0", "one\r\n\ttwo"],
  // What is unseen only by itself.
  ["Ann 👩🏽‍🔧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم", "Ann 👩🏽‍🔧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم"],
  [" \u200d\u3164\u2800 ", "  "],
])("%j is sent as %j (row 93)", (typed, sent) => {
  expect(cleanText(typed)).toBe(sent);
});

test("what was cleaned once stays so", () => {
  const check = fc.property(fc.string({ unit: "binary" }), (text) => {
    const clean = cleanText(text);
    expect(cleanText(clean)).toBe(clean);
  });
  fc.assert(check);
});
