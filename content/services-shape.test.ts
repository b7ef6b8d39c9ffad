import { type ServiceKey, serviceKeys, services } from "@/content/services";
import { sentencesOf, wordsIn } from "@/lib/testing/readability";
import { wordsOf } from "@/lib/testing/service-words";

/** The pages that a page has to lead to, in its text or under "Read next". */
const leadsTo: Record<ServiceKey, readonly (ServiceKey | "promotions")[]> = {
  acEstimates: ["acInstallationReplacement", "promotions"],
  acRepair: ["emergencyAC", "acMaintenance"],
  // Whoever has no heat and comes by "24/7" has to get on from here.
  emergencyAC: ["acRepair", "furnaceRepair"],
  ductlessAC: ["acEstimates"],
  thermostats: ["acTips"],
  acInstallationReplacement: ["acEstimates", "acMaintenance"],
  acMaintenance: ["promotions", "acRepair"],
  acTips: ["acMaintenance", "thermostats"],
  heatPumpReplacement: ["acEstimates", "heatingMaintenance"],
  furnaceRepair: ["heatingMaintenance", "heatPumpReplacement"],
  boilerInstallation: ["radiantHeating", "heatingMaintenance"],
  heatingMaintenance: ["furnaceRepair"],
  radiantHeating: ["boilerInstallation"],
  standardDuctCleaning: ["advancedDuctCleaning"],
  advancedDuctCleaning: ["standardDuctCleaning"],
  waterHeaterInstallation: ["waterHeaterRepair", "waterHeaterMaintenance"],
  waterHeaterMaintenance: ["waterHeaterRepair"],
  waterHeaterRepair: ["waterHeaterInstallation"],
};
const targets = [
  ...serviceKeys.map((key) => `/services/${key}`),
  "/promotions",
  "/maintenance-plan",
  "/contact",
];
const count = (...texts: (string | undefined)[]) =>
  texts.reduce((sum, text) => sum + wordsIn(text ?? "").length, 0);
const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

test.each(serviceKeys)("%s is 450 to 900 words long", (key) => {
  expect(isWithin(wordsIn(wordsOf(key)).length, 450, 900)).toBe(true);
});

test.each(serviceKeys)("%s has a description of one or two sentences", (key) => {
  expect(isWithin(sentencesOf(services[key].description).length, 1, 2)).toBe(true);
});

test.each(serviceKeys)("%s has a card of 30 to 60 words", (key) => {
  expect(isWithin(count(services[key].extraText), 30, 60)).toBe(true);
});

test.each(serviceKeys)("%s has sections of 50 to 110 words with 3 to 6 bullets", (key) => {
  const others = services[key].sections.filter(
    ({ text, bullets = [] }) =>
      !isWithin(count(text, ...bullets), 50, 110) ||
      (bullets.length > 0 && !isWithin(bullets.length, 3, 6)),
  );
  expect(others.map(({ heading }) => heading)).toEqual([]);
});

test.each(serviceKeys)("%s has answers of 30 to 70 words, the first one short", (key) => {
  const others = services[key].faqs.filter(
    ({ answer }) => !isWithin(count(answer), 30, 70) || count(sentencesOf(answer)[0]) > 20,
  );
  expect(others.map(({ question }) => question)).toEqual([]);
});

test.each(serviceKeys)("%s leads to the pages that its reader needs next", (key) => {
  const { sections, related } = services[key];
  const links = sections.flatMap(({ ctaLink }) => ctaLink ?? []);
  const all = [...links, ...related.map((other) => `/services/${other}`)];
  for (const other of leadsTo[key]) {
    expect(all).toContain(other === "promotions" ? "/promotions" : `/services/${other}`);
  }
  expect(all.filter((link) => !targets.includes(link))).toEqual([]);
  expect(all).not.toContain(`/services/${key}`);
});

test("no offer is named in a text: only its ticket knows whether it still runs", () => {
  const named =
    /\$(50|100|30)\b|20%|tune-up (offer|special)|checkup (offer|special)|new customers?|refer a/i;
  expect(serviceKeys.filter((key) => named.test(wordsOf(key)))).toEqual([]);
});
