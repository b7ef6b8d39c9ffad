import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type * as plan from "@/content/maintenance-plan";
import { type ServiceKey, serviceKeys, services } from "@/content/services";

const stripOf = (key: ServiceKey) => {
  const { keyFigure, ...answers } = services[key].facts;
  return [keyFigure && `${keyFigure.value} ${keyFigure.says}`, ...Object.values(answers)].join(
    " | ",
  );
};

test("every service page answers when, and what is known of the money (row 202)", () => {
  for (const key of serviceKeys) {
    const { availability, facts: first } = services[key];
    expect([facts.hours.extended, facts.hours.weekdays]).toContain(availability);
    expect(first.cost ?? first.includes ?? first.keyFigure?.says).toBeTruthy();
  }
});

test("under Cost stands what something costs, never what a visit is", () => {
  const asked = serviceKeys.map((key) => services[key].facts.cost ?? "free");
  // Where the owner has given nothing: what members save.
  const saved = `Plan members get ${facts.plan.repairDiscount} off`;
  const known = [facts.priceFirst, facts.emergencyHours.feeBriefly, facts.quote, saved];
  const isKnown = (cost: string) => known.some((words) => words && cost.startsWith(words));
  expect(asked.filter((cost) => !isKnown(cost) && !/free|fee/i.test(cost))).toEqual([]);
});

test("where something is broken the phone is answered at any hour (row 202)", () => {
  for (const key of serviceKeys) {
    const { primaryAction, emergencies } = services[key].facts;
    const said = expect.stringContaining(facts.emergencyHours.phone);
    expect(emergencies).toEqual(primaryAction === "call" ? said : undefined);
  }
});

test("no first screen asks for a price by phone, or promises one before the owner has (row 3)", () => {
  for (const key of serviceKeys) {
    const { cost = "" } = services[key].facts;
    expect(cost).not.toMatch(/by phone|depends on/i);
    expect(stripOf(key)).not.toMatch(/\bask\b/i);
    if (!facts.priceFirst) expect(cost).not.toMatch(/price before/i);
  }
});

test("what the owner confirms stands in the first screens: prices, how soon, licenses", () => {
  const given = {
    priceFirst: "You get the price before we start",
    visits: { furnace: { value: "$89", says: "for the visit" } },
    tuneUp: "$129",
    noHeatArrival: "4 hours",
    ...{ boilerRepair: true, permits: "We get the permit.", priority: "members first" },
    nightFee: "$95",
  };
  const license = { name: "Illinois plumbing license", number: "055-000000" };
  jest.isolateModules(() => {
    jest.doMock("@/content/facts", () => ({ facts: { ...facts, ...given } }));
    jest.doMock("@/content/company", () => ({
      company: { ...company, licenses: [license], insured: true },
    }));
    const read = jest.requireActual<{ services: typeof services }>("@/content/services");
    const { furnaceRepair, waterHeaterRepair, acMaintenance } = read.services;
    expect(furnaceRepair.facts).toMatchObject({
      keyFigure: { answers: "cost", ...given.visits.furnace },
      emergencies: `${facts.emergencyHours.phone}. No heat: within ${given.noHeatArrival}.`,
      who: expect.stringContaining("Licensed and insured."),
    });
    expect(waterHeaterRepair.facts.keyFigure).toBeUndefined();
    expect(acMaintenance.facts.cost).toContain(given.tuneUp);
    const page = (key: ServiceKey) => JSON.stringify(read.services[key]);
    expect(page("furnaceRepair")).toMatch(/repair boilers[^?]*\?","answer":"Yes, both\. /);
    expect(page("boilerInstallation")).toContain("We repair boilers too");
    expect(page("acInstallationReplacement")).toContain(given.permits);
    expect(page("waterHeaterRepair")).toContain(`${given.priceFirst}.`);
    expect(page("emergencyAC")).toContain(given.nightFee);
    const { maintenancePlan } = jest.requireActual<typeof plan>("@/content/maintenance-plan");
    expect(maintenancePlan.buys.join()).toContain(`Priority service: ${given.priority}`);
  });
});
