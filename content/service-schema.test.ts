import { parseData } from "@/content/parse-content";
import { serviceSchema } from "@/content/service-schema";
import { acRepair } from "@/content/services/ac-repair";

// What any schema refuses: mistakes.test.ts.

const [section, ...sections] = acRepair.sections;
const [symptom] = acRepair.symptoms;
const { figure } = acRepair;
const [part, ...parts] = figure.parts;

/** The first section with a change. */
const first = (change: object) => ({ sections: [{ ...section, ...change }, ...sections] });
const anode = { ...figure, parts: [...parts, { ...part, part: "anode-rod" }] };

test.each<[message: string, change: object]>([
  ['ctaLink: "/contact" must come together with ctaText', first({ ctaLink: "/contact" })],
  ['"//x.test" must be a path on this site', first({ ctaText: "Go", ctaLink: "//x.test" })],
  ["visit: true must stand beside bullets", first({ bullets: undefined, visit: true })],
  ['related number 1: "acrepair" must be a name of content/serv', { related: ["acrepair"] }],
  ['"winter" must be the id of an offer in content/data/promotions.json', { promotion: "winter" }],
  ['"gauge" must be a picture of content/imagery/masters/manifest.json', { picture: "gauge" }],
  ["number 1, part: 7 must be the number of a section", { symptoms: [{ ...symptom, part: 7 }] }],
  [
    "number 1, part: 0 must be",
    {
      danger: undefined,
      extraText: undefined,
      tips: undefined,
      symptoms: [{ ...symptom, part: 0 }],
    },
  ],
  ["symptoms: is missing: it must hold what people say when", { symptoms: undefined }],
  [
    `number ${figure.parts.length}, part: "anode-rod" must be a part of condenser in content/fig`,
    { figure: anode },
  ],
])("%s: this stops the build (rows 125, 128)", (message, change) => {
  const faulty = { ...acRepair, ...change };
  expect(() => parseData("services/any.ts", serviceSchema, faulty)).toThrow(message);
});
