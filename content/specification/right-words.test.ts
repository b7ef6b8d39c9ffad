import { home } from "@/content/home";
import { maintenancePlan } from "@/content/maintenance-plan";
import { safety } from "@/content/safety";
import { serviceKeys, services } from "@/content/services";
import { pagesSaying, wordsOf } from "@/lib/testing/service-words";

type Entry = { words: string; source: unknown };

/** Every record of a module with its own strings and lists of strings, and its source. */
function entriesOf(content: unknown): Entry[] {
  if (typeof content !== "object" || content === null) return [];
  if (Array.isArray(content)) return content.flatMap((value) => entriesOf(value));
  const { source, ...rest } = content as Record<string, unknown>;
  const values: unknown[] = Object.values(rest);
  const words = values
    .flat()
    .filter((value) => typeof value === "string")
    .join(" ");
  return [{ words, source }, ...values.flatMap((value) => entriesOf(value))];
}

/** Statements on law, health or technique need a source. */
const sourced: readonly (readonly [topic: string, claim: RegExp])[] = [
  ["gas", /Don't touch light switches/],
  ["carbon monoxide", /nausea can be carbon monoxide|Illinois law/],
  ["heatstroke", /sweating or not, call 911/],
  ["refrigerant", /R-22|R-410A|R-454B|R-32|mildly flammable/],
  ["permits", /\b(require|want|needs?) a permit\b/],
  ["credits", /25C/],
  ["ducts and health", /prevent health problems/],
  ["generators", /generator 20 feet/],
  ["droppings", /vacuum droppings/],
  ["chimneys", /chimney sized for two appliances/],
  ["mercury", /hold mercury/],
  ["water temperature", /120 degrees/],
];

test.each(sourced)("what is said of %s names its source and year", (_topic, claim) => {
  const entries = entriesOf([services, safety, maintenancePlan, home]).filter(({ words }) =>
    claim.test(words),
  );
  expect(entries).not.toEqual([]);
  for (const { source } of entries) expect(source).toMatch(/\b(19|20)\d\d\b/);
});

test("a stove burner that was tried is turned off whether or not it lit", () => {
  for (const key of pagesSaying(/gas stove|stove burner/)) {
    expect(wordsOf(key)).toMatch(/stove burner .* turn it off, lit or not/);
  }
});

test("heatstroke is known by hot skin, never by sweat that stopped, and nothing is drunk", () => {
  expect(pagesSaying(/(stopped|no longer|not) sweating/)).toEqual([]);
  expect(wordsOf("emergencyAC")).toMatch(/call 911 now\. Give them nothing to drink/);
});

test("water through a ceiling has a step: AC off, and away from the ceiling", () => {
  expect(wordsOf("emergencyAC")).toMatch(
    /Water from above: turn the AC off.*out from under a sagging ceiling/,
  );
});

test.each(["acRepair", "emergencyAC"] as const)(
  "%s names the panel that nobody may touch before its breakers",
  (key) => {
    expect(wordsOf(key)).toMatch(/[Dd]on't touch it[:,] get out and call 911[^]*breakers off/);
  },
);

test("the box forbids flames and cars, and names what carbon monoxide feels like", () => {
  expect(safety.text).toMatch(/headache, dizziness or nausea/);
  const steps = safety.steps.join(" ");
  expect(steps).toMatch(/don't light anything/);
  expect(steps).toMatch(/Don't start a car in the garage/);
});

test("what is called free is for new equipment", () => {
  expect(home.closing.text).toMatch(/new equipment.*free consultation/);
  expect(home.facts.cost).toMatch(/for new equipment are free/);
  expect(home.quote.intro).toMatch(/for new equipment are free/);
});

test("the plan promises a discount on repairs and priority service, no more", () => {
  expect(maintenancePlan.buys.join(" ")).not.toMatch(/\ball repairs|you come first/);
  expect(maintenancePlan.buys.join(" ")).toMatch(/off repairs.*[Pp]riority service/);
});

test("dust in a return is no sign of dirty ducts", () => {
  expect(wordsOf("standardDuctCleaning")).not.toMatch(/pet hair/);
});

test.each(["acInstallationReplacement", "ductlessAC", "heatPumpReplacement"] as const)(
  "%s says that new refrigerants are mildly flammable, and what that changes",
  (key) => {
    const words = wordsOf(key);
    expect(words).toMatch(/mildly flammable/);
    expect(words).toMatch(/leak sensor/);
    expect(words).toMatch(/trained installer/);
  },
);

test("the most common refrigerant is said to be repairable", () => {
  expect(wordsOf("acRepair")).toMatch(/R-410A systems can still be repaired/);
});

test("a heat pump replaces a furnace only with backup heat", () => {
  expect(wordsOf("furnaceRepair")).toMatch(/heat pump with backup heat can do both/);
});

test.each([
  "acInstallationReplacement",
  "heatPumpReplacement",
  "boilerInstallation",
  "waterHeaterInstallation",
] as const)("%s says that towns want a permit", (key) => {
  expect(wordsOf(key)).toMatch(/towns (require|want) a permit|a permit in many towns/);
});

test("the federal credit is named only as one that ended", () => {
  for (const key of serviceKeys.filter((each) => /25C/.test(wordsOf(each)))) {
    expect(wordsOf(key)).toMatch(/25C credit doesn't cover work done after 2025/);
  }
});

test("a tune-up checks the burners, and alarms stand near bedrooms by law", () => {
  expect(wordsOf("heatingMaintenance")).not.toMatch(/cleans? the burners/);
  expect(wordsOf("heatingMaintenance")).toMatch(/Illinois law requires one within 15 feet/);
});

test("a bath fan runs for a time, not until a mirror clears", () => {
  expect(wordsOf("acTips")).toMatch(/bath fan for about 20 minutes/);
});
