/** @jest-environment node */
import { contentMistakes, mistakesOfText, sentencesOf } from "@/lib/owner/check-content";

const promotions = `{
  "promotions": [
    {
      "id": "summer-tune-up",
      "icon": "snowflake",
      "title": "20% off a summer tune-up",
      "amount": "20%",
      "description": "Any air conditioner.",
      "code": "SUMMERAC",
      "endsOn": "2025-08-31"
    }
  ]
}`;
const edited = (before: string, after: string) =>
  mistakesOfText("data/promotions.json", promotions.replace(before, after));

test("content as it is has no mistake", async () => {
  expect(await contentMistakes()).toEqual([]);
});

test("a missing comma, and a value of another form, are said in one sentence, with their place", () => {
  expect(edited('"snowflake",', '"snowflake"')).toEqual([
    'content/data/promotions.json, line 6, column 7: a comma is missing before "title": "title": "20% off a summer tune-up",',
  ]);
  expect(edited('"endsOn": "2025-08-31"', '"endsOn": "12/25/2026"')).toEqual([
    'content/data/promotions.json: promotions "20% off a summer tune-up", endsOn: "12/25/2026" must be a date like "2026-12-25".',
  ]);
});

test("a module's syntax error is a sentence, and any other error begins with its file", () => {
  const thrown =
    'Transform failed with 1 error:\n/home/x/content/about.ts:54:4: ERROR: Expected "}" but found "label"';
  expect(sentencesOf(new Error(thrown), "home.ts")).toEqual([
    'content/about.ts, line 54, column 5: Expected "}" but found "label". A comma, a quote or a bracket is missing here or just before.',
  ]);
  const said = "content/about.ts: intro: is missing.";
  expect(sentencesOf(new Error(said), "home.ts")).toEqual([said]);
  expect(sentencesOf("odd", "home.ts")).toEqual(["content/home.ts: odd"]);
});
