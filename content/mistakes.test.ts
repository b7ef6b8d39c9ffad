import fc from "fast-check";
import { z } from "zod";
import { dataFiles } from "@/content/data/data-files";
import { didYouMean } from "@/content/nearest";
import { parseData } from "@/content/parse-content";
import { taglinesSchema } from "@/content/schema";
import company from "@/content/data/company.json" with { type: "json" };
import facts from "@/content/data/facts.json" with { type: "json" };
import week from "@/content/data/hours.json" with { type: "json" };

const offer = {
  ...{ id: "any", icon: "flame", title: "$1 off", amount: "$1", description: "For one visit." },
  code: "SAVE",
};
const town = { name: "Lisle", zipCodes: ["60532"] };
const elgin = { ...town, name: "Elgin" };

const parse = (name: keyof typeof dataFiles, value: unknown) =>
  parseData(name, dataFiles[name], value);
const promise = (value: object) => () =>
  parse("data/promotions.json", { promotions: [{ ...offer, ...value }] });
const firm = (value: object) => () => parse("data/company.json", { ...company, ...value });
const fact = (value: object) => () => parse("data/facts.json", { ...facts, ...value });
const holiday = (hours: string) => () =>
  parse("data/hours.json", { ...week, holidays: { "2026-12-25": hours } });
const area =
  (...towns: object[]) =>
  () =>
    parse("data/towns.json", { towns, nearby: {} });

test.each([
  ["a blank title", promise({ title: "  " }), 'promotions "any", title: "  " must not be blank.'],
  [
    "an end before the beginning",
    promise({ code: "0", startsOn: "2025-09-01", endsOn: "2025-08-31" }),
    'endsOn: "2025-08-31" must not lie before startsOn, 2025-09-01.',
  ],
  ["no icon", promise({ icon: "unicorn" }), '"unicorn" must be an icon of content/icons.ts, like'],
  ["a digit too few", firm({ phone: "630-555-014" }), 'phone: "630-555-014" must be a telephone'],
  ["a ZIP twice", area(town, elgin), 'zipCodes number 1: "60532" must stand once, and "Lisle" has'],
  ["LISLE", area(town, { ...elgin, name: "LISLE" }), '"LISLE" must stand once, and "Lisle" has it'],
  [
    "a slash",
    firm({ siteUrl: "https://x.test/" }),
    '"https://x.test/" must end after the host, like',
  ],
  ["no host", firm({ mapUrl: "https:/x.test" }), 'mapUrl: "https:/x.test" must be an address like'],
  ["within within", fact({ noHeatArrival: "within 4 hours" }), 'a time alone, like "4 hours"'],
  ["nights off", fact({ emergencyPhone: "Emergencies until 11 PM" }), 'must hold "24/7"'],
  ["a plan by the month", fact({ plan: { ...facts.plan, period: "a month" } }), 'must be "a year"'],
  ["visits", fact({ plan: { ...facts.plan, visits: "two" } }), 'must be like "twice per year"'],
  ["0%", fact({ plan: { ...facts.plan, repairDiscount: "0%" } }), '"0%" must be a percentage from'],
  ["a bare license", firm({ licenses: ["058-1"] }), 'like { "name": …, "number": … }.'],
  ["a night", holiday("7PM-2AM"), 'like "7AM-8PM": what passes midnight ends at 11:59PM.'],
  ["no offer", () => parse("data/promotions.json", { promotions: [] }), "[] must keep one offer"],
  ["no town", area(), "data/towns.json: towns: [] must have at least 2 entr"],
  [
    "a point beyond a picture's edge",
    () => parse("imagery/masters/manifest.json", { pictures: [{ focal: { x: 2, y: 0 } }] }),
    "focal.x: 2 must be at most 1.",
  ],
  [
    "a tagline of one line",
    () => parseData("taglines.ts", taglinesSchema, ["Warm\nfeet", "Cool\nair", "Hot water"]),
    'taglines.ts: number 3: "Hot water" must be two lines of at most 10 characters.',
  ],
])("%s stops the build with a sentence", (_what, run, sentence) => {
  expect(run).toThrow(sentence);
});

const doubtful = [
  "8AM-12AM",
  "12:30AM-5PM",
  "24 hours",
  "13AM-5PM",
  "8AM-8AM",
  "8PM-5PM",
  "7AM-8AM",
];
test.each([
  ...[...doubtful, "8AM-12PM, 1PM-5PM", "7:60AM-8PM", "7-8PM", "12AM", ""].map((hours) => ({
    hours,
  })),
  ...["12/24/2026", "2026-02-30", "2026-2-3", "2206-12-24"].map((date) => ({ date })),
])("a holiday of %j is refused in one sentence with an example", (given) => {
  const { date, hours } = { date: "2026-12-25", hours: "closed", ...given };
  const run = () => parse("data/hours.json", { ...week, holidays: { [date]: hours } });
  expect(run).toThrow(/^content[^\n]* must [^\n]*(like|as in) "\d[^\n]*\.$/);
});

test("every mistake of a file is said, each in a line that begins with the file", () => {
  const shape = z.strictObject({ one: z.string(), two: z.int(), three: z.boolean() });
  const run = () => parseData("data/any.json", shape, { one: 1, two: 1.5, more: [] });
  const said = 'one: 1 must be text|two: 1.5 must be|three: is missing|has "more"';
  expect(run).toThrow(new RegExp(`^(content/data/any.json: (${said})[^\n]+\n?){4}$`));
});

test("a known name that was meant is named, another is not", () => {
  const known = ["flame", "snowflake", "air-vent"];
  const meant = fc
    .constantFrom(...known)
    .chain((name) =>
      fc.nat(name.length - 1).map((at) => [name, name.slice(0, at) + name.slice(at + 1)] as const),
    );
  fc.assert(
    fc.property(meant, ([name, given]) => {
      expect(didYouMean(given, known)).toBe(`; did you mean "${name}"?`);
    }),
  );
  for (const other of ["thermometer", "x", "", 7]) expect(didYouMean(other, known)).toBe("");
});

test("a fact that stands within sentences has no stop of its own", () => {
  for (const name of ["replyTime", "quote", "priceFirst", "priority", "permits", "phoneUse"])
    expect(fact({ [name]: "4 hours." })).toThrow(
      `${name}: "4 hours." must be words without a stop`,
    );
});

test("an address in capitals and one with a blank behind are taken as they are meant", () => {
  const given = firm({ siteUrl: "https://Smart.test", email: "a@b.test " });
  expect(given()).toMatchObject({ siteUrl: "https://smart.test", email: "a@b.test" });
});

test.each([
  ...["331-555-0199", "331.555.0199", "3315550199", "+1 331 555 0199", "1 (331) 555-0199"],
  ...["\u202a(331)555\u20110199 \u202c", "331 — 555\u00a0– 0199"],
])("a number written %j is taken, and shown in the site's form", (written) => {
  expect(firm({ phone: written })()).toMatchObject({
    phone: { display: "(331) 555-0199", e164: "+13315550199" },
  });
});
