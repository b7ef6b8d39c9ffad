import { parseContent } from "@/content/schema";
import { serviceSchema } from "@/content/service-schema";
import { acRepair } from "@/content/services/ac-repair";
import { waterHeaterRepair } from "@/content/services/water-heater-repair";
import { serviceArea } from "@/content/towns";

const [section, ...sections] = acRepair.sections;
const [symptom] = acRepair.symptoms;
const { figure } = acRepair;
const [part, ...parts] = figure.parts;
const peoplesWords = "must hold what people say when they need this";
const noPicture = "must be a picture of content/imagery/renders/manifest.json";

test.each<[what: string, change: object, message: string]>([
  [
    "a link without words",
    { sections: [{ ...section, ctaLink: "/contact" }, ...sections] },
    "sections.0.ctaLink: ctaText and ctaLink come together",
  ],
  [
    "a link to another site",
    { sections: [{ ...section, ctaText: "Go", ctaLink: "//evil.example" }, ...sections] },
    "sections.0.ctaLink: must be a path on this site, beginning with one slash",
  ],
  [
    "a visit without steps",
    { sections: [{ ...section, bullets: undefined, visit: true }, ...sections] },
    "sections.0.visit: a visit is steps, without a link",
  ],
  ["a blank price range", { priceRange: " " }, "priceRange: must not be blank"],
  ["no title", { title: undefined }, "title: is missing"],
  ["no questions", { faqs: undefined }, "faqs: is missing"],
  ["a description without a place", { description: "No AC?" }, "description: must say where"],
  [
    "a long description",
    { description: `${serviceArea}: ${"x".repeat(130)}` },
    "description: Too big",
  ],
  [
    "a first screen without its cost",
    { facts: { ...acRepair.facts, cost: " " } },
    "facts.cost: must not be blank",
  ],
  [
    "a menu group that isn't there",
    { menu: { ...acRepair.menu, groups: ["plumbing"] } },
    'menu.groups.0: Invalid option: expected one of "cooling"',
  ],
  [
    "a related service that isn't there",
    { related: ["acMaintenance", "acrepair"] },
    "related.1: must be a name of content/services/registry.ts",
  ],
  [
    "an offer that isn't there",
    { promotion: "winter" },
    "promotion: must be the id of an offer in content/promotions.ts",
  ],
  ["a picture that isn't there", { picture: "gauge" }, `picture: ${noPicture}`],
  [
    "a second picture that isn't there",
    { sectionPicture: "gauge" },
    `sectionPicture: ${noPicture}`,
  ],
  [
    "a problem that isn't asked for",
    { symptoms: [{ ...symptom, problem: "noise" }] },
    'symptoms.0.problem: Invalid option: expected one of "furnace"',
  ],
  [
    "a symptom answered by a section that isn't there",
    { symptoms: [{ ...symptom, part: 7 }] },
    "symptoms.0.part: the service has no such section",
  ],
  ["an empty list of symptoms", { symptoms: [] }, `symptoms: ${peoplesWords}`],
  ["no list of symptoms", { symptoms: undefined }, `symptoms: ${peoplesWords}`],
  [
    "a part that the machine doesn't have",
    { figure: { ...figure, parts: [...parts, { ...part, part: "anode-rod" }] } },
    "figure.parts.6.part: must be a part of condenser in content/figures/machines.ts",
  ],
  [
    "a part of which too much is said",
    { figure: { ...figure, parts: [{ ...part, says: "x".repeat(61) }, ...parts] } },
    "figure.parts.0.says: Too big",
  ],
  [
    "a figure of four parts",
    { figure: { ...figure, parts: parts.slice(0, 4) } },
    "figure.parts: Too small",
  ],
  [
    "a machine that burns gas, without the safety box",
    { figure: waterHeaterRepair.figure },
    "safetyBox: must be true, because the tank burns gas",
  ],
])("a service with %s stops the build (rows 125, 128)", (_what, change, message) => {
  const faulty = { ...acRepair, ...change };
  expect(() => parseContent("services/any.ts", serviceSchema, faulty)).toThrow(
    `content/services/any.ts: ${message}`,
  );
});
