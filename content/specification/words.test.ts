import { readdirSync } from "node:fs";
import { about } from "@/content/about";
import { accessibility } from "@/content/accessibility";
import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { emergency } from "@/content/emergency";
import { facts } from "@/content/facts";
import { finder } from "@/content/finder";
import { home } from "@/content/home";
import { maintenancePlan } from "@/content/maintenance-plan";
import { elsewhere } from "@/content/permits";
import { always } from "@/content/promotions";
import * as warnings from "@/content/safety";
import { contract, freeQuotes, noCredit, rebates } from "@/content/service-facts";
import { serviceKeys, services } from "@/content/services";
import { towns } from "@/content/towns";
import { phraseFaults } from "@/lib/testing/phrase-rules";
import { gradeOf, sentencesOf, wordsIn } from "@/lib/testing/readability";
import { misspelled } from "@/lib/testing/spelling";
import { isProse, phrasesOf } from "@/lib/testing/visible-words";

type Text = {
  name: string;
  content: unknown;
  /** Exceptions, such as words about the website in the accessibility statement. */
  except?: readonly string[];
};

function spoken(words: unknown): unknown {
  if (typeof words === "function") return words("2", "2");
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, spoken(each)]));
}

/** Every text that these rules apply to, by the page or part it is on. Add new content here. */
const texts: readonly Text[] = [
  ...Object.entries(services).map(([name, service]) => ({
    name,
    // Its symptoms are the finder's words, its figure is listed below, facts and labels are shared.
    content: { ...service, ...{ facts: [], figure: [], menu: [], pictures: [], symptoms: [] } },
  })),
  { name: "the safety box", content: warnings.safety },
  { name: "home", content: home },
  { name: "about", content: about },
  { name: "contact", content: contact },
  { name: "the finder", content: { ...finder, danger: finder.danger.text } },
  { name: "the maintenance plan", content: maintenancePlan },
  {
    name: "the offers of the whole year",
    content: always.offers.map((offer) => ({ ...offer, amount: "" })),
  },
  { name: "the emergency box", content: { ...emergency, ways: [] } },
  {
    name: "accessibility",
    content: accessibility,
    except: ["don't talk about the website", "the month it is read in"],
  },
  ...Object.entries(services).map(([name, { figure }]) => ({
    name: `the figure of ${name}`,
    content: { heading: figure.title, bullets: figure.parts.map(({ text }) => text) },
  })),
  ...readdirSync("content/words").map((file) => ({
    name: `words/${file}`,
    content: spoken(jest.requireActual(`@/content/words/${file}`)),
    // Where a page or a form has failed, the text must say so; a status stands beside its subject.
    except: ["don't talk about the website", "name the thing"],
  })),
];

/** The specification's own strings, which the rules would change. */
const exactStrings = [
  "Click to see the full list of locations",
  "Eco-Friendly Solutions",
  "Comprehensive HVAC Solutions",
  "We're sorry to see you go!",
  "Thank you! We'll be in touch soon.",
  "Thanks! We'll be in touch.",
  "Thanks for subscribing!",
  "You've been resubscribed!",
  "Service not found!",
  "You have been successfully unsubscribed.",
];
/** Deliberately not contracted: stressed, or a visitor's answer. */
const stressed: string[] = ["I would like to use the code"];

const shared: string[] = [
  ...Object.values(warnings).flatMap((said) => (typeof said === "string" ? sentencesOf(said) : [])),
  ...[...Object.values(facts.emergencyHours), contract, noCredit, rebates, elsewhere, freeQuotes],
  ...["Our crew will:", "Our technician will:", "Reload the page.", "Try again, or call us."],
  ...["2 of 2", "This form needs JavaScript, which didn't load."],
];

/** A heading about money is one of these, because visitors scan for it. */
const costHeadings = /^(What affects the price|Cost and maintenance plan|Price(,| and) permit.*)$/;

/** A number, and what its sentence has to say as well (rows 197-201). */
const conditions: readonly (readonly [number: RegExp, condition: RegExp])[] = [
  [
    new RegExp(`\\${facts.acRepair.diagnosticFee}`),
    /diagnostic fee,? (is |which is )?charged only if no repair is done/,
  ],
  [new RegExp(`\\${facts.plan.price}`), new RegExp(`\\${facts.plan.price} ${facts.plan.period}`)],
  [/(10|15)%/, /\b(plan|members?)\b.*\b(repairs?|cleaning)\b/i],
  [/(?<![-\d])2-3 hours/, /emergency AC/i],
  [/90-day|30-day labor/, /emergency AC/i],
  [/1-year/, /AC repair/],
  [/extra fee/, /outside|after hours|at night|nights/i],
  [/within 30 days/, /return/],
  [/0% interest|12 months/, new RegExp(facts.financing.condition)],
];

const proseOf = (content: unknown) =>
  phrasesOf(content)
    .filter(isProse)
    .map(({ text }) => text);
const plain = (text: string) => text.toLowerCase().replace(/\W+/g, " ").trim();

test.each(texts)("$name keeps the rules for words", ({ content, except = [] }) => {
  const faults = phraseFaults(phrasesOf(content), [...exactStrings, ...stressed]);
  expect(faults.filter((fault) => !except.some((rule) => fault.includes(rule)))).toEqual([]);
});

/** What the American dictionary lacks: the trade's own words, names, and keys of services. */
const trade =
  "ACs AHRI HVAC MERV GFCI Wi Fi igniter exchanger contactor circulator combi tankless thermocouple recirculation oversized sunroom";
const names = "ComEd GeoNames Naperville's Nicor WaterHeaters WCAG axe WebKit";
const known = new Set([trade, names, ...towns, ...serviceKeys].join(" ").split(" "));

test.each(texts)("$name is spelled as in America", ({ content }) => {
  expect(phrasesOf(content).flatMap(({ text }) => misspelled(text, known))).toEqual([]);
});

test.each(texts)("$name has sentences of 25 words at most, of grade 8 at most", ({ content }) => {
  const prose = proseOf(content);
  expect(prose.flatMap(sentencesOf).filter((each) => wordsIn(each).length > 25)).toEqual([]);
  expect(gradeOf(prose)).toBeLessThanOrEqual(8);
});

test.each(texts)("$name names a number only with its condition (rows 197-201)", ({ content }) => {
  // A price in a sentence of its own would be read as one for everything.
  const bare = phrasesOf(content).flatMap(({ text }) =>
    sentencesOf(text).filter((sentence) =>
      conditions.some(([number, condition]) => number.test(sentence) && !condition.test(sentence)),
    ),
  );
  expect(bare).toEqual([]);
});

const phrases = texts.flatMap(({ name, content }) =>
  phrasesOf(content).map((phrase) => ({ name, ...phrase })),
);

test("a heading about money is one of the agreed ones", () => {
  const money = /\b(costs?|prices?|pricing|fees?|pay(ment|ing)?|budget|financ\w+)\b/i;
  const headings = phrases.filter(({ at, text }) => /\bheading$/.test(at) && money.test(text));
  const others = headings.map(({ text }) => text).filter((text) => !costHeadings.test(text));
  expect(others).toEqual([]);
});

test("no sentence stands twice, on one page or on two", () => {
  const placeOf = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, content } of texts) {
    for (const sentence of proseOf(content).flatMap(sentencesOf)) {
      // "Call us." and "Yes" are said wherever they are needed.
      if (wordsIn(sentence).length < 3 || shared.includes(sentence)) continue;
      const before = placeOf.get(plain(sentence));
      if (before) twice.push(`${before} and ${name}: ${sentence}`);
      placeOf.set(plain(sentence), name);
    }
  }
  expect(twice).toEqual([]);
});

test("no heading or question stands on two pages, but those about money", () => {
  const all = phrases
    .filter(({ at, text }) => /heading|question/.test(at) && !costHeadings.test(text))
    .map(({ text }) => plain(text));
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

/** Words that put an answer off, and how often all pages together may. */
test.each([
  [/\bdepends?\b/gi, 6],
  [/\busually\b/gi, 14],
  [/\bcall us\b/gi, 13],
])("%s puts an answer off at most %i times", (words, most) => {
  const found = phrases.flatMap(({ name, text }) =>
    [...text.matchAll(words)].map(({ index }) => `${name}: ${text.slice(0, index + 9)}`),
  );
  expect(found.length > most ? found : []).toEqual([]);
});

test("the telephone number is written one way", () => {
  const numbers = phrases.flatMap(
    ({ text }) => text.match(/\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}/g) ?? [],
  );
  const ours = JSON.stringify([company.phone.display, facts]);
  expect(numbers.filter((each) => !ours.includes(each))).toEqual([]);
});
