import { parseContent } from "@/content/parse-content";
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

test.each<[what: string, change: object, message: string | RegExp]>([
  [
    "a link without words",
    { sections: [{ ...section, ctaLink: "/contact" }, ...sections] },
    'sections number 1, ctaLink: "/contact" must come together with ctaText',
  ],
  [
    "a link to another site",
    { sections: [{ ...section, ctaText: "Go", ctaLink: "//evil.example" }, ...sections] },
    'sections number 1, ctaLink: "//evil.example" must be a path on this site, beginning with one slash',
  ],
  [
    "a visit without steps",
    { sections: [{ ...section, bullets: undefined, visit: true }, ...sections] },
    "sections number 1, visit: true must stand beside bullets, without a link",
  ],
  ["a blank price range", { priceRange: " " }, 'priceRange: " " must not be blank'],
  ["no title", { title: undefined }, "title: is missing"],
  ["no questions", { faqs: undefined }, "faqs: is missing"],
  [
    "a description without a place",
    { description: "No AC?" },
    'description: "No AC?" must say where',
  ],
  [
    "a long description",
    { description: `${serviceArea}: ${"x".repeat(130)}` },
    /^description: "Naperville .*…" must have at most 140 characters, and has 162/,
  ],
  [
    "a first screen without its cost",
    { facts: { ...acRepair.facts, cost: " " } },
    'facts.cost: " " must not be blank',
  ],
  [
    "a menu group that isn't there",
    { menu: { ...acRepair.menu, groups: ["plumbing"] } },
    'menu.groups number 1: "plumbing" must be one of "cooling"',
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
  ["a picture that isn't there", { picture: "gauge" }, `picture: "gauge" ${noPicture}`],
  [
    "a second picture that isn't there",
    { sectionPicture: "gauge" },
    `sectionPicture: "gauge" ${noPicture}`,
  ],
  [
    "a problem that isn't asked for",
    { symptoms: [{ ...symptom, problem: "noise" }] },
    'symptoms number 1, problem: "noise" must be one of "furnace"',
  ],
  [
    "a symptom answered by a section that isn't there",
    { symptoms: [{ ...symptom, part: 7 }] },
    "symptoms number 1, part: 7 must be the number of a section, or 0",
  ],
  ["an empty list of symptoms", { symptoms: [] }, `symptoms: ${peoplesWords}`],
  ["no list of symptoms", { symptoms: undefined }, `symptoms: is missing: it ${peoplesWords}`],
  [
    "a part that the machine doesn't have",
    { figure: { ...figure, parts: [...parts, { ...part, part: "anode-rod" }] } },
    'figure.parts number 7, part: "anode-rod" must be a part of condenser in content/figures/machines.ts',
  ],
  [
    "a part of which too much is said",
    { figure: { ...figure, parts: [{ ...part, says: "x".repeat(61) }, ...parts] } },
    /^figure.parts number 1, says: "x+…" must have at most 60 characters, and has 61/,
  ],
  [
    "a figure of four parts",
    { figure: { ...figure, parts: parts.slice(0, 4) } },
    "figure.parts: must have at least 5 entries",
  ],
  [
    "a machine that burns gas, without the safety box",
    { figure: waterHeaterRepair.figure },
    "safetyBox: is missing: it must be true, because the tank burns gas",
  ],
])("a service with %s stops the build (rows 125, 128)", (_what, change, message) => {
  const faulty = { ...acRepair, ...change };
  const parse = () => parseContent("services/any.ts", serviceSchema, faulty);
  const begins = "content/services/any.ts: ";
  if (typeof message === "string") expect(parse).toThrow(begins + message);
  else expect(parse).toThrow(new RegExp(message.source.replace("^", begins)));
});
