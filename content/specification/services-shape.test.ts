import { type ServiceKey, serviceKeys, services } from "@/content/services";
import { wordsOf } from "@/lib/testing/service-words";

/** The pages that a page must link to, in its text or under "Related services". */
const leadsTo: Partial<Record<ServiceKey, readonly (ServiceKey | "promotions")[]>> = {
  acEstimates: ["acInstallationReplacement", "promotions"],
  acRepair: ["emergencyAC", "acMaintenance"],
  // A visitor without heat who comes by "24/7" needs a link onward from here.
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
test.each(serviceKeys)("%s leads to the pages that its reader needs next", (key) => {
  const { sections, related } = services[key];
  const links = sections.flatMap(({ ctaLink }) => ctaLink ?? []);
  const all = [...links, ...related.map((other) => `/services/${other}`)];
  for (const other of leadsTo[key] ?? []) {
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
