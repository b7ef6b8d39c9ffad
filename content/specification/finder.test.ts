import { finder } from "@/content/finder";
import { home } from "@/content/home";
import { pages } from "@/content/navigation";
import { serviceKeys, services } from "@/content/services";

const symptoms = finder.problems.flatMap(({ symptoms: list }) => list);

test("every service page is reached by some symptom (row 85)", () => {
  const reached = new Set(symptoms.map(({ service }) => service));
  expect(serviceKeys.filter((key) => !reached.has(key))).toEqual([]);
});

/**
 * The section or card that an answer links to, "" where there is none; other addresses stay as they
 * are.
 */
function endOf({ service, answer }: (typeof symptoms)[number]): string {
  const [path, id] = answer.split("#");
  if (path !== `/services/${service}`) return answer;
  if (id === "part-0") return services[service].danger ?? services[service].extraText ?? "";
  const part = id?.replace(/^part-/, "");
  return services[service].sections[Number(part) - 1]?.heading ?? "";
}

test("every symptom ends at a section that exists, and is named once (row 85)", () => {
  expect(symptoms.filter((symptom) => endOf(symptom) === "")).toEqual([]);
  expect(new Set(symptoms.map(({ words }) => words)).size).toBe(symptoms.length);
});

test.each([
  ["what something costs, or a quote", /(repair|AC).*cost\b|quote/, 3, /^What affects the price$/],
  ["what a furnace costs", /new furnace cost/, 1, /^Furnace installation and replacement$/],
  ["a boiler", /boiler (leaks|is worn)/, 2, /boiler/],
  ["a quote for a rooftop unit", /quote.*rooftop/, 1, /^What affects the price$/],
  ["the plan", /\bplan\b/, 1, new RegExp(`^${pages.maintenancePlan.path}$`)],
  ["another thermostat", /smart thermostat/, 1, /^Which thermostat/],
  ["water on the floor", /(the|wet) floor$/, 1, /^Leaking\? Stay out of standing water/],
])("who asks for %s is answered where it leads (row 85)", (_what, words, count, end) => {
  const ends = symptoms.filter((symptom) => words.test(symptom.words)).map(endOf);
  expect(ends.length).toBeGreaterThanOrEqual(count);
  for (const each of ends) expect(each).toMatch(end);
});

test("danger leads out of the building, and to no form (row 85)", () => {
  expect(finder.danger.text).toMatch(/^Get everyone out/);
  expect(finder.danger.text).toContain("911");
});

test("home's card leads to the section on a new furnace (rows 72, 75)", () => {
  const [heating] = home.overview.cards;
  const link = heating?.links.find(({ label }) => label === "New furnace");
  const part = Number(link?.path.split("#part-")[1]);
  expect(services.furnaceRepair.sections[part - 1]?.heading).toMatch(/^Furnace installation/);
});
