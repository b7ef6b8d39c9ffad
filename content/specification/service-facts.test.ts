import { company } from "@/content/company";
import type * as aboutPage from "@/content/about";
import { facts } from "@/content/facts";
import type * as homePage from "@/content/home";
import type * as plan from "@/content/maintenance-plan";
import { type ServiceKey, serviceKeys, services } from "@/content/services";

const stripOf = (key: ServiceKey) => {
  const { keyFigure, cost = "", when = "", who } = services[key].facts;
  const number = { cost: "", when: "" };
  if (keyFigure) number[keyFigure.answers] = `${keyFigure.value} ${keyFigure.condition}. `;
  return `cost: ${number.cost}${cost} | when: ${number.when}${when} | ${who}`;
};

test("under Cost stands an amount, what is free, or what sets the price; with what isn't known, how one learns it", () => {
  for (const key of serviceKeys) {
    const cost = /cost: ([^|]*)/.exec(stripOf(key))?.[1] ?? "";
    expect([key, cost]).toEqual([
      key,
      expect.stringMatching(/\$\d|\bfree\b|sets? the price|parts and labor|price/i),
    ]);
    if (/sets the price|and labor/.test(cost)) expect(cost).toMatch(/\b[Cc]all (for|to)\b/);
  }
});

test("where something is broken the phone is answered at any hour (row 202)", () => {
  for (const key of serviceKeys) {
    const { primaryAction, when = "", anyHour } = services[key].facts;
    // Where emergencies are the service itself, the button to call says it.
    const said = primaryAction === "call" && !anyHour;
    expect([key, when.includes(facts.emergencyHours.phone)]).toEqual([key, said]);
  }
});

test("no first screen asks for a price by phone, or promises one before the owner has (row 3)", () => {
  for (const key of serviceKeys) {
    const { cost = "" } = services[key].facts;
    expect(cost).not.toMatch(/by phone|depends/i);
    expect(stripOf(key)).not.toMatch(/\bask\b/i);
    if (!facts.priceFirst) expect(cost).not.toMatch(/price before/i);
  }
});

test("what the owner confirms stands in the first screens: prices, how soon, licenses", () => {
  const given = {
    priceFirst: "You get the price before we start",
    visits: { furnace: { value: "$89", condition: "for the visit" } },
    tuneUp: "$129",
    noHeatArrival: "4 hours",
    ...{ boilerRepair: true, permits: "We get the permit", priority: "members first" },
    ...{ nightFee: "$95", certification: "RSES-certified" },
  };
  const license = { name: "Illinois plumbing license", number: "055-000000" };
  jest.isolateModules(() => {
    jest.doMock("@/content/facts", () => ({ facts: { ...facts, ...given } }));
    jest.doMock("@/content/company", () => ({
      titled: String,
      company: { ...company, licenses: [license], insured: true, address: { town: "Wheaton" } },
    }));
    const read = jest.requireActual<{ services: typeof services }>("@/content/services");
    const { furnaceRepair, waterHeaterRepair, acMaintenance } = read.services;
    expect(furnaceRepair.facts).toMatchObject({
      ...{
        keyFigure: { answers: "cost", ...given.visits.furnace },
        cost: "Free replacement quotes.",
      },
      when: expect.stringContaining(`. No heat: within ${given.noHeatArrival}.`) as string,
      who: expect.stringContaining("Licensed and insured."),
    });
    expect(waterHeaterRepair.facts.keyFigure).toBeUndefined();
    expect(acMaintenance.facts.cost).toContain(given.tuneUp);
    const page = (key: ServiceKey) => JSON.stringify(read.services[key]);
    expect(page("furnaceRepair")).toMatch(/repair boilers[^?]*\?","answer":"Yes, both\. /);
    expect(page("boilerInstallation")).toContain("We repair boilers too");
    expect(page("acInstallationReplacement")).toContain(` ${given.permits}.`);
    // The own town is one of those that require it.
    expect(page("boilerInstallation")).toContain("for a boiler. Elsewhere, we check first.");
    expect(page("waterHeaterRepair")).toContain(`${given.priceFirst}.`);
    expect(page("emergencyAC")).toContain(given.nightFee);
    const { about } = jest.requireActual<typeof aboutPage>("@/content/about");
    expect(JSON.stringify([about, read.services])).not.toContain("NATE");
    // Home says the fee that is known, and of the others how one learns them.
    const { home } = jest.requireActual<typeof homePage>("@/content/home");
    expect(home.facts.cost).toMatch(/Furnace repair: \$89 for the visit\. Other repairs: you get/);
    const { maintenancePlan } = jest.requireActual<typeof plan>("@/content/maintenance-plan");
    expect(maintenancePlan.buys.join()).toContain(`Priority service: ${given.priority}`);
  });
});

test.each(serviceKeys)("%s asks for a free quote where its cost says so", (key) => {
  const { primaryAction, freeQuote = false, cost = "" } = services[key].facts;
  expect(freeQuote).toBe(primaryAction === "form" && cost.startsWith(facts.quote));
});
