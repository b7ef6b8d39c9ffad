import { z } from "zod";
import { company } from "@/content/company";
import {
  parseContent,
  companySchema,
  promotionSchema,
  taglinesSchema,
  townsSchema,
} from "@/content/schema";
import { serviceSchema } from "@/content/service-schema";
import { acRepair } from "@/content/services/ac-repair";

const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "accepted";
};
const promotion = {
  id: "any",
  icon: "flame" as const,
  title: "$1 off",
  amount: "$1",
  description: "For one visit.",
  code: "SAVE",
};
const promise = (value: object) => () =>
  parseContent("promotions.ts", z.array(promotionSchema), [{ ...promotion, ...value }]);
const firm = (value: object) => () =>
  parseContent("company.ts", companySchema, { ...company, phone: company.phone.display, ...value });
const service = (value: object) => () =>
  parseContent("services (acRepair)", serviceSchema, { ...acRepair, ...value } as typeof acRepair);
const section = acRepair.sections[0];
const [symptom] = acRepair.symptoms;
const { parts } = acRepair.figure;
const [part] = parts;

test.each([
  ["a blank title", promise({ title: "  " }), "promotions.ts: 0.title: must not be blank"],
  [
    "a lower-case code",
    promise({ code: "summer" }),
    "promotions.ts: 0.code: must be 4-12 capitals or digits without O, 0, I, 1",
  ],
  [
    "a code that reads two ways on the phone",
    promise({ code: "COOL10" }),
    "promotions.ts: 0.code: must be 4-12 capitals or digits without O, 0, I, 1",
  ],
  [
    "a day that does not exist",
    promise({ endsOn: "2025-02-30" }),
    "promotions.ts: 0.endsOn: must be a date like 2025-08-31",
  ],
  [
    "an end before the beginning",
    promise({ startsOn: "2025-09-01", endsOn: "2025-08-31" }),
    "promotions.ts: 0.endsOn: must not lie before startsOn",
  ],
  [
    "an icon that is not named",
    promise({ icon: "unicorn" }),
    "promotions.ts: 0.icon: must be one of content/icons.ts",
  ],
  [
    "a field nobody reads",
    promise({ colour: "red" }),
    'promotions.ts: 0: Unrecognized key: "colour"',
  ],
  [
    "a telephone number that cannot be dialed",
    firm({ phone: "630-5550142" }),
    "company.ts: phone: must look like (630) 555-0142",
  ],
  [
    "an address without @",
    firm({ email: "hello" }),
    "company.ts: email: must be an e-mail address",
  ],
  [
    "a site that is not encrypted",
    firm({ siteUrl: "http://www.example.com" }),
    "company.ts: siteUrl: must be an https address",
  ],
  [
    "no town",
    () => parseContent("towns.ts", townsSchema, []),
    "towns.ts: (whole file): must name a town",
  ],
  [
    "the same town twice",
    () => parseContent("towns.ts", townsSchema, ["Lisle", "Aurora", "Lisle"]),
    "towns.ts: (whole file): must not name a town twice",
  ],
  [
    "a tagline that wraps",
    () => parseContent("taglines.ts", taglinesSchema, ["Warm", "Cool", "x".repeat(37)]),
    "taglines.ts: 2: must fit one line of the hero",
  ],
  [
    "a link without words",
    service({ sections: [{ ...section, ctaLink: "/contact" }, ...acRepair.sections.slice(1)] }),
    "services (acRepair): sections.0.ctaLink: ctaText and ctaLink come together",
  ],
  [
    "a link to another site",
    service({
      sections: [
        { ...section, ctaText: "Go", ctaLink: "//evil.example" },
        ...acRepair.sections.slice(1),
      ],
    }),
    "services (acRepair): sections.0.ctaLink: must be a path on this site, beginning with one slash",
  ],
  [
    "a price range",
    service({ priceRange: "$75" }),
    'services (acRepair): (whole file): Unrecognized key: "priceRange"',
  ],
  [
    "a first screen without its cost",
    service({ facts: { ...acRepair.facts, cost: " " } }),
    "services (acRepair): facts.cost: must not be blank",
  ],
  [
    "a menu group that isn't there",
    service({ menu: { ...acRepair.menu, groups: ["plumbing"] } }),
    'services (acRepair): menu.groups.0: Invalid option: expected one of "cooling"',
  ],
  [
    "a worry that isn't asked for",
    service({ symptoms: [{ ...symptom, worry: "noise" }] }),
    'services (acRepair): symptoms.0.worry: Invalid option: expected one of "furnace"',
  ],
  [
    "a symptom answered by a section that isn't there",
    service({ symptoms: [{ ...symptom, part: 7 }] }),
    "services (acRepair): symptoms.0.part: the service has no such section",
  ],
  [
    "a service that no symptom leads to",
    service({ symptoms: [] }),
    "services (acRepair): symptoms: must hold what people say when they need this",
  ],
  [
    "a part that the machine doesn't have",
    service({
      figure: { ...acRepair.figure, parts: [...parts.slice(1), { ...part, part: "anode-rod" }] },
    }),
    "services (acRepair): figure.parts.6.part: must be a part of condenser in content/figures/machines.ts",
  ],
  [
    "a figure of four parts",
    service({ figure: { ...acRepair.figure, parts: parts.slice(3) } }),
    "services (acRepair): figure.parts: Too small",
  ],
])("%s stops the build, naming file, field and reason (rows 125, 128)", (_what, run, message) => {
  expect(refusal(run)).toContain(`content/${message}`);
});

test("several faults of one file are all named (row 128)", () => {
  const lines = refusal(promise({ title: "", code: "x" })).split("\n");
  expect(lines).toHaveLength(2);
});
