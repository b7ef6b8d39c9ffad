import { z } from "zod";
import { company } from "@/content/company";
import {
  parseContent,
  companySchema,
  promotionSchema,
  taglinesSchema,
  townsSchema,
} from "@/content/schema";

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
    "a tagline of one line",
    () => parseContent("taglines.ts", taglinesSchema, ["Warm\nfeet", "Cool\nair", "Hot water"]),
    "taglines.ts: 2: must be two lines of at most 10 characters",
  ],
])("%s stops the build, naming file, field and reason", (_what, run, message) => {
  expect(run).toThrow(`content/${message}`);
});

test("several faults of one file are all named", () => {
  expect(promise({ title: "", code: "x" })).toThrow(/: 0\.title: .*\n.*: 0\.code: /);
});
