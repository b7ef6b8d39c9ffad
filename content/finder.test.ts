import { finder } from "@/content/finder";
import { serviceKeys, services } from "@/content/services";

const symptoms = finder.worries.flatMap(({ symptoms: list }) => list);

test("every service page is reached by some symptom (row 85)", () => {
  const reached = new Set(symptoms.map(({ service }) => service));
  expect(serviceKeys.filter((key) => !reached.has(key))).toEqual([]);
});

test("every symptom ends at a section that exists, and is named once (row 85)", () => {
  for (const { service, part } of symptoms) {
    expect(services[service].sections[part - 1]).toBeDefined();
  }
  expect(new Set(symptoms.map(({ words }) => words)).size).toBe(symptoms.length);
});

test("danger leads out of the building, and to no form (row 85)", () => {
  expect(finder.danger.text).toMatch(/^Leave now/);
  expect(finder.danger.text).toContain("911");
});
