import { parseData } from "@/content/parse-content";
import { serviceSchema } from "@/content/service-schema";
import { acRepair } from "@/content/services/ac-repair";

// What any schema refuses: mistakes.test.ts.

const [section, ...sections] = acRepair.sections;
const [symptom] = acRepair.symptoms;
const { figure } = acRepair;
const [part, ...parts] = figure.parts;

test.each<[what: string, change: object, message: string]>([
  [
    "a link without words",
    { sections: [{ ...section, ctaLink: "/contact" }, ...sections] },
    'ctaLink: "/contact" must come together with ctaText',
  ],
  [
    "a link to another site",
    { sections: [{ ...section, ctaText: "Go", ctaLink: "//evil.example" }, ...sections] },
    'ctaLink: "//evil.example" must be a path on this site, beginning with one slash',
  ],
  [
    "a visit without steps",
    { sections: [{ ...section, bullets: undefined, visit: true }, ...sections] },
    "visit: true must stand beside bullets, without a link",
  ],
  [
    "a related service that isn't there",
    { related: ["acMaintenance", "acrepair"] },
    'related number 2: "acrepair" must be a name of content/services/registry.ts',
  ],
  [
    "an offer that isn't there",
    { promotion: "winter" },
    'promotion: "winter" must be the id of an offer in content/data/promotions.json',
  ],
  [
    "a picture that isn't there",
    { picture: "gauge" },
    'picture: "gauge" must be a picture of content/imagery/masters/manifest.json',
  ],
  [
    "a symptom answered by a section that isn't there",
    { symptoms: [{ ...symptom, part: 7 }] },
    "symptoms number 1, part: 7 must be the number of a section, or 0",
  ],
  [
    "no list of symptoms",
    { symptoms: undefined },
    "symptoms: is missing: it must hold what people say when they need this",
  ],
  [
    "a part that the machine doesn't have",
    { figure: { ...figure, parts: [...parts, { ...part, part: "anode-rod" }] } },
    'figure.parts number 7, part: "anode-rod" must be a part of condenser in content/figures/machines.ts',
  ],
])("a service with %s stops the build (rows 125, 128)", (_what, change, message) => {
  const faulty = { ...acRepair, ...change };
  expect(() => parseData("services/any.ts", serviceSchema, faulty)).toThrow(message);
});
