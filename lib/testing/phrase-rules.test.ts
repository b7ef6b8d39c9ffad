import { phraseFaults } from "@/lib/testing/phrase-rules";
import { misspelled } from "@/lib/testing/spelling";

const faultsOf = (text: string) =>
  phraseFaults([{ at: "here", text, label: false }]).map((fault) => fault.split(": ")[1]);

test.each([
  [
    "use a contraction",
    ["We do not charge.", "That cannot wait.", "There is ice.", "Let us look."],
  ],
  ["use a contraction", ["Tell me who is there.", "We will call.", "You have never cleaned it."]],
  ["say it as Americans do", ["We fit boilers.", "Ring us.", "The tap drips.", "Ask the maker."]],
  ["don't talk about the website", ["Send the form.", "Click here.", "See above."]],
  ["no advertising, no proverbs", ["Enjoy peace of mind.", "Choosing is half the work."]],
  ["no exclamation marks", ["Call now!"]],
  ["no space before a period", ["Call us ."]],
  ["say what we do, not what to demand of us", ["Ask for it in writing."]],
  ["advice doesn't depend on the month it is read in", ["Book in October.", "Before next fall."]],
  ["give the sentence a subject", ["Call us. Clogged, it shuts the furnace off."]],
  ["laws and towns require", ["Your town may want a permit.", "Illinois law wants a contract."]],
  [
    "say it as a neighbor would",
    ["One of 80 percent uses a flue.", "An AC placed in service after 2025."],
  ],
  ["name the thing", ["It drips."]],
])("%s", (advice, texts) => {
  expect(texts.map((text) => faultsOf(text))).toEqual(texts.map(() => [advice]));
});

test("what a page may say once is a fault when it says it twice", () => {
  expect(faultsOf("Tell us what happened, and tell us when.")).toHaveLength(2);
});

test("one question without a verb stands on a page, no second one", () => {
  expect(faultsOf("No heat? Call us. Is it cold? Wait.")).toEqual([]);
  expect(faultsOf("No heat? Call us. Smell gas? Get out.")).toEqual(
    Array(2).fill("ask with a verb, or say if"),
  );
});

test("British spelling is no American English, and names are taken for what they are", () => {
  const british = "grey colours, a tyre, mould, organise, metres and a licence";
  const refused = ["grey", "colours", "tyre", "mould", "organise", "metres", "licence"];
  expect(misspelled(british, new Set())).toEqual(refused);
  expect(misspelled("Naperville's boiler isn't gray", new Set(["Naperville's"]))).toEqual([]);
});
