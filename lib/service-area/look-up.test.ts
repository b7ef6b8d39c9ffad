import { towns, zipCodes } from "@/content/towns";
import { areaWords } from "@/content/words/service-area";
import { lookUp } from "@/lib/service-area/look-up";

const area = { towns, zipCodes };
const codes = (kind: "street" | "mailOnly") =>
  Object.entries(zipCodes[kind]).flatMap(([town, list = []]) =>
    list.map((code) => [code, town] as const),
  );

test.each(codes("street"))("%s is a yes for %s, with its reserve (row 142)", (code, town) => {
  for (const search of [code, `${code}-0001`]) {
    const found = lookUp(area, search);
    expect(found.towns).toEqual([town]);
    expect(found.answer).toBe(areaWords.ours(code, town));
    expect(found.advice).toBeUndefined();
  }
});

test.each(codes("mailOnly"))("%s is mail of %s: we ask for the house's (row 142)", (code, town) => {
  expect(lookUp(area, code)).toMatchObject({ towns: [town], answer: areaWords.mailOnly(town) });
});

const four = {
  towns: ["Naperville", "Aurora", "Plainfield", "St. A"],
  zipCodes: {
    street: { Naperville: ["60540"], Aurora: ["60502"], Plainfield: ["60544"], "St. A": ["60543"] },
    mailOnly: {},
    nearby: { "60190": "Winfield", "60542": "North Aurora", "60526": "La Grange Park" },
  },
};

test("beside our towns, and far from them, it is no flat no (row 143)", () => {
  expect(lookUp(four, "60190")).toMatchObject({
    towns: [],
    advice: areaWords.nearby,
    ask: "Winfield (60190)",
  });
  expect(lookUp(four, "10001-2345")).toMatchObject({
    towns: [],
    advice: areaWords.notOurs,
    ask: "10001-2345",
  });
  for (const none of [".*", "60540a", "I-88"]) expect(lookUp(four, none).towns).toEqual([]);
  expect(lookUp(four, "  ").towns).toEqual(four.towns);
});

test("the first digits show the towns they may lead to, and ask for all five (rows 142, 143)", () => {
  expect(lookUp(four, "6")).toMatchObject({ towns: four.towns, answer: areaWords.allDigits });
  expect(lookUp(four, "6054").towns).toEqual(["Naperville", "Plainfield", "St. A"]);
  expect(lookUp(four, "9")).toMatchObject({ towns: [], advice: areaWords.allDigits });
});

test.each([
  ["６０５４０", "Naperville"],
  ["٦٠٥٤٠", "Naperville"],
  ["۶۰۵۴۰", "Naperville"],
  ["#60540\u200b", "Naperville"],
  ["Ｎａｐｅｒ\u00adville\ufeff", "Naperville"],
  ["Saint a", "St. A"],
])("%j is read as it is seen: %s (row 142)", (search, town) => {
  expect(lookUp(four, search).towns).toEqual([town]);
});

test("a name one slip away is a guess only where nothing was found (row 143)", () => {
  expect(lookUp(four, "Napervile")).toMatchObject({ towns: [], guesses: ["Naperville"] });
  expect(lookUp(four, "naper")).toMatchObject({ towns: ["Naperville"], guesses: [] });
});

test.each([
  ["North Aurora, IL", [], areaWords.nearby],
  ["15 Oak St north aurora il", [], areaWords.nearby],
  ["lagrange park", [], areaWords.nearby],
  ["15 Winfield Rd, Napervile", ["Naperville"], undefined],
  ["Winfeild", [], undefined],
])("a neighbor's name gets its ZIP code's answer: %j (row 143)", (search, guesses, advice) => {
  expect(lookUp(four, search)).toEqual({ towns: [], guesses, ask: search, advice });
});

test("the question carries what was typed, as far as one can read it, and nothing broken", () => {
  expect(lookUp(four, `  ${"x".repeat(3000)}`).ask).toBe("x".repeat(80));
  expect(lookUp(four, "no \ud83d town").ask).toBe("no  town");
  expect(lookUp(four, "🏠".repeat(100)).ask).toBe("🏠".repeat(80));
});
