import { about } from "@/content/about";
import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { emergency } from "@/content/emergency";
import { facts } from "@/content/facts";
import { home } from "@/content/home";
import { maintenancePlan } from "@/content/maintenance-plan";
import { pages as named, placeholders, serviceMenu } from "@/content/navigation";
import { replyPromise } from "@/content/promises";
import { promotions } from "@/content/promotions";
import { serviceKeys, services } from "@/content/services";
import { testimonials } from "@/content/testimonials";
import { nearbyTowns } from "@/content/towns";
import { codeWords } from "@/content/words/offers";
import { pageWords } from "@/content/words/pages";
import { notFoundWords } from "@/content/words/not-found";
import { areaWords } from "@/content/words/service-area";
import { serviceRoutes } from "@/content/routes";
import { expectLink, test } from "@/e2e/support/exported";
import { expect } from "@/e2e/support/fixtures";
import { notFoundRoutes } from "@/e2e/support/routes";
import { sentencesOf } from "@/lib/testing/readability";
import { phrasesOf } from "@/lib/testing/visible-words";

const dials = `tel:${company.phone.e164}`;
const service = (key: keyof typeof services) => {
  const { title, description, danger, tips, extraText, sections, faqs, ...rest } = services[key];
  const { availability, serviceDuration, warrantyInfo, brandsSupported = [] } = rest;
  const cards = { availability, serviceDuration, warrantyInfo, brands: brandsSupported.join(", ") };
  return { title, description, danger, tips, extraText, sections, faqs, cards };
};
const offers = promotions.map(({ title, description, validUntil, code }) => [
  ...[title, description, validUntil, codeWords.use.replace("{code}", code)],
]);
const homeWords = { ...home, stories: testimonials[0] && home.stories };
const said: [path: string, content: unknown][] = [
  [named.home.path, [homeWords, testimonials, facts.plan.price]],
  [named.about.path, about],
  [named.contact.path, [contact, replyPromise]],
  [named.serviceArea.path, pageWords.serviceArea.heading],
  [named.promotions.path, [pageWords.promotions.heading, pageWords.promotions.redeem, offers]],
  [named.maintenancePlan.path, maintenancePlan],
  ...serviceKeys.map((key): [string, unknown] => [`/services/${key}`, service(key)]),
];
/** What is told to who hears the page, or leads to it from home. */
const elsewhere = /(stories|beside)\.label|^more$/;

test("each page says all that content has for it (rows 70-74, 77, 83, 101, 108, 109, 113-115, 118, 120-124, 126, 128, 129, 131-136, 139, 140, 145)", ({
  pageAt,
}) => {
  for (const [path, content] of said) {
    const { text } = pageAt(path).main;
    const unsaid = phrasesOf(content)
      .filter(({ at, text: words }) => words && !elsewhere.test(at))
      .filter(({ text: words }) => {
        // A visit in pictures sets each sentence beside one.
        const sentences = sentencesOf(words.replace(/\s+/g, " ").replace("{towns}", nearbyTowns));
        return !sentences.every((sentence) => text.includes(sentence));
      });
    expect(unsaid, path).toEqual([]);
  }
});

test("home's ways on lead where they say (rows 78, 82, 84, 141)", ({ pageAt }) => {
  const { main } = pageAt(named.home.path);
  expectLink(main, home.closing.ctaText, named.contact.path);
  expectLink(main, home.strip.link, named.serviceArea.path);
  expectLink(pageAt(named.serviceArea.path).main, areaWords.ask, named.contact.path);
});

test("placeholders hold their sentence as heading, alone (rows 14-16)", ({ pageAt }) => {
  for (const name of ["privacy", "terms", "finance"] as const) {
    const { main } = pageAt(named[name].path);
    expect(main.text).toBe(placeholders[name]);
    expect(main.headings).toEqual([`h1 ${placeholders[name]}`]);
    expect([...main.links, ...main.buttons]).toEqual([]);
  }
  // Below finance's sentence stands what is known, and ways on.
  const { whole, header, footer } = pageAt(named.finance.path);
  expect(whole.text).toContain(facts.financing.offer);
  const below = whole.links.slice(header.links.length, -footer.links.length);
  expect(below.map(({ href }) => href)).toEqual(
    expect.arrayContaining([dials, named.contact.path]),
  );
});

test("unknown addresses and the hub link all services (rows 47-51, 56)", ({ pageAt }) => {
  const [page, unknown] = notFoundRoutes.map((route) => pageAt(route).main);
  expect(page?.headings[0]).toBe(`h1 ${notFoundWords.page}`);
  expect(unknown?.headings[0]).toBe(`h1 ${notFoundWords.service}`);
  for (const main of [page, unknown]) {
    const hrefs = main?.links.map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(serviceRoutes));
    if (main) expectLink(main, notFoundWords.home, named.home.path);
    expect(hrefs).toContain(dials);
    expect(main?.links.slice(0, 4).map(({ href }) => href)).toContain("/services/furnaceRepair");
  }
  const listed = pageAt(named.services.path).main.links.map(({ text, href }) => [text, href]);
  for (const { label, path } of serviceMenu.flatMap(({ children }) => children)) {
    expect(listed).toContainEqual([label, path]);
  }
});

test("where 24/7 is named both emergency pages are one tap away (row 56)", ({ pageAt }) => {
  for (const path of [named.home.path, named.about.path, named.contact.path]) {
    const hrefs = pageAt(path).main.links.map(({ href }) => href);
    expect(hrefs, path).toEqual(expect.arrayContaining(emergency.ways.map((way) => way.path)));
  }
  const { links } = pageAt("/services/acRepair").main;
  expect(links.map(({ href }) => href)).toContain("/services/emergencyAC");
});
