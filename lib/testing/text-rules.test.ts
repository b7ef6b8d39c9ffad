import { gradeOf, sentencesOf, syllablesIn, wordsIn } from "@/lib/testing/readability";
import { faultsOf } from "@/lib/testing/text-rules";
import { phrasesOf } from "@/lib/testing/visible-words";

test.each([
  ["We do not charge for it.", "contract the not"],
  ["It cannot wait.", "contract the not"],
  ["It is cold.", "contract the verb"],
  ["Tell us who is there.", "contract the verb"],
  ["We will call.", "contract the verb"],
  ["Let us look.", "contract let us"],
  ["You have never cleaned it.", "contract the have"],
  ["We fit boilers.", "American trade words: install"],
  ["Ring us at night.", "American trade words: call"],
  ["The kitchen tap drips.", "American trade words: faucet"],
  ["Clear the drive.", "American trade words: driveway"],
  ["Ask the maker.", "American trade words: manufacturer"],
  ["Somebody will come.", "American words"],
  ["The colour of the flame.", "American spelling"],
  ["Send the form.", "no words about the website"],
  ["Click here.", "no words about the website"],
  ["Enjoy peace of mind.", "no brochure words"],
  ["Choosing is half the work.", "no aphorisms"],
  ["Ask for it in writing.", "say what we do, not what to demand of us"],
  ["Call now!", "no exclamation marks"],
  ["Book in September or October.", "no months"],
  ["Get ready for this winter.", "no season as today"],
])("%s", (text, rule) => {
  expect(faultsOf(text).join()).toContain(rule);
});

test.each([
  "Say what it is.",
  "It's as hard as it is to reach.",
  "If there is one, read it.",
  "Tell us who can let us in.",
  "You may call. We march on.",
  "Rings of rust fit the profile.",
  "Fill a jug with tap water.",
  "The charge is low.",
])("%s is good", (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test("a phrase that is allowed is not counted", () => {
  expect(faultsOf("Service not found!", ["Service not found!"])).toEqual([]);
});

test("a paragraph is cut into sentences, and a saint's town stays whole", () => {
  expect(sentencesOf("We go to St. Charles. Call (630) 555-0142. Why? Ask.")).toHaveLength(4);
  expect(wordsIn("It's $99 a year, twice/year.")).toHaveLength(6);
});

test("short words make an easy text, long ones a hard one", () => {
  expect(["cat", "fixed", "water", "technician"].map(syllablesIn)).toEqual([1, 1, 2, 3]);
  expect(gradeOf(["The AC is on. It cools the room."])).toBeLessThan(3);
  expect(
    gradeOf(["Comprehensive residential refrigeration installation necessitates consideration."]),
  ).toBeGreaterThan(15);
});

test("all text for eyes is found in a content module, and no address or name for machines", () => {
  const content = {
    title: "Hello",
    picture: "a-house",
    related: ["acRepair"],
    ctaLink: "/contact",
    sections: [{ heading: "One", text: "Two.", bullets: ["Three"] }],
  };
  expect(phrasesOf(content)).toEqual([
    { at: "title", text: "Hello", label: true },
    { at: "sections[0].heading", text: "One", label: true },
    { at: "sections[0].text", text: "Two.", label: false },
    { at: "sections[0].bullets[0]", text: "Three", label: false },
  ]);
});
