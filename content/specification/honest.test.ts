import { contact } from "@/content/contact";
import { facts } from "@/content/facts";
import { home } from "@/content/home";
import { type ServiceKey, serviceKeys, services } from "@/content/services";
import { isSample, testimonials } from "@/content/testimonials";

/** What only an honest company says, on each first screen, and the section that proves it. */
const refusals: Record<ServiceKey, readonly [says: RegExp, proof: RegExp]> = {
  acEstimates: [/Get other quotes, too/, /How to compare AC quotes/],
  acInstallationReplacement: [/An old AC that still cools can stay/, /Signs you need a new AC/],
  acMaintenance: [/won't fix that/, /What a tune-up can't fix/],
  acRepair: [/check yours first/, /What to check before you call/],
  acTips: [/before you buy anything from us/, /How to keep heat out/],
  advancedDuctCleaning: [/Don't buy this cleaning for dry dust/, /When you need advanced/],
  boilerInstallation: [/may just need bleeding/, /When to replace a boiler/],
  ductlessAC: [/we won't sell you three/, /How many indoor units/],
  emergencyAC: [
    /If you can wait, book a regular repair, which has the longer warranty/,
    /Should I wait/,
  ],
  furnaceRepair: [/we won't push a new furnace/, /Repair or replace/],
  heatPumpReplacement: [/furnace: it can stay as backup/, /Does a heat pump work in cold/],
  heatingMaintenance: [/Get a second opinion/, /What if you find a problem/],
  radiantHeating: [/Before anyone tears up a cold floor/, /Why is my heated floor cold/],
  standardDuctCleaning: [/Gray dust on a vent cover is normal/, /Signs your ducts need cleaning/],
  thermostats: [/you don't need us/, /screen blank/],
  waterHeaterInstallation: [/doesn't mean a new heater/, /Signs you need a new water heater/],
  waterHeaterMaintenance: [/can uncover a leak in a very old tank/, /When a tune-up isn't enough/],
  waterHeaterRepair: [/only one faucet runs cold/, /Before you call for a repair/],
};

test.each(serviceKeys)("%s refuses something on its first screen, and proves it below", (key) => {
  const { description, sections } = services[key];
  const [says, proof] = refusals[key];
  expect(description).toMatch(says);
  expect(sections.filter(({ heading }) => proof.test(heading))).toHaveLength(1);
});

test("at most three first screens begin with the same word", () => {
  const first = serviceKeys.map((key) => services[key].description.split(" ")[0]);
  expect(first.filter((word) => word === "If").length).toBeLessThanOrEqual(3);
});

test("over samples stands that they are samples", () => {
  expect(/sample/i.test(home.stories.heading)).toBe(testimonials.some(isSample));
});

test.each(serviceKeys)("%s says who does what is done on a visit", (key) => {
  for (const { text, bullets = [] } of services[key].sections.filter(({ visit }) => visit)) {
    const named = /\b(technician|crew|we|they)\b[^.?!]*:$/i.test(text);
    const ours = bullets.every((each) => /^We |^Brushes/.test(each));
    expect([text, named || ours]).toEqual([text, true]);
  }
});

test("above the contact form stands what is done, by whom, when, and what is free", () => {
  const { certification, emergencyHours, hours, replyTime } = facts;
  const said = [hours.repairs, emergencyHours.phone, replyTime, "water heaters", certification];
  const words = `${contact.description} ${contact.who}`.toLowerCase();
  for (const each of [...said, "free"]) expect(words).toContain(each.toLowerCase());
});
