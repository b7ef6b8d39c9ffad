import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { home } from "@/content/home";
import { about } from "@/content/about";
import { taglines } from "@/content/taglines";
import { freeQuotes } from "@/content/service-facts";
import { nearbyTowns, towns } from "@/content/towns";

test("the home page says what the specification lists (rows 70-78, 82, 84, 85, 197)", () => {
  expect(home.overview.heading).toMatch(/comprehensive hvac solutions.*comfort/i);
  expect(home.overview.cards.map(({ title }) => title)).toEqual(
    "Heating|Cooling|Duct Cleaning|Water Heaters".split("|"),
  );
  const [heating, cooling, ducts, water] = home.overview.cards.map(({ text }) => text);
  for (const card of [heating, cooling, water]) {
    expect(card).toMatch(/installation/i);
    expect(card).toMatch(/maintenance/);
    expect(card).toMatch(/repair/);
  }
  expect(ducts).toMatch(/air quality, we remove dust, debris and allergens/);
  expect(water).toMatch(/all types/);
  expect(home.quote.heading).toBe("Get a Free Quote");
  expect(home.plan.button).toBe("Join the Maintenance Plan");
  expect(home.plan.points.join()).toMatch(
    /Preventative visits twice per year.*Special discounts.*Priority service/,
  );
  expect(home.strip.link).toBe("Click to see the full list of locations");
  expect(home.closing).toMatchObject({
    heading: "Need Assistance? Trust Our HVAC Experts",
    ctaText: "Get Your Free Quote",
  });
  expect(home.closing.text).toMatch(/free consultation/);
});

test("home's first facts are the specification's, each number with its condition (rows 85, 198, 199)", () => {
  const { when, cost, who } = home.facts;
  expect(when).toContain(
    `${facts.emergencyService}; for emergency AC, a technician is on site within ${facts.emergencyAc.arrival}.`,
  );
  expect(when).toContain(`Regular repairs: ${facts.hours.repairs}.`);
  expect(cost).toContain(
    `AC repair: ${facts.acRepair.diagnosticFee} diagnostic fee, charged only if no repair is done`,
  );
  expect(cost).toContain(freeQuotes);
  expect(who).toContain(
    `${facts.certification} heating and cooling technicians for homes and businesses. Family-run since ${facts.founded}.`,
  );
});

test("home says in its heading how many towns we come to (row 144)", () => {
  expect(home.headline).toContain(`${company.address.town} and {towns}`);
  expect(nearbyTowns).toBe(`${towns.length - 1} nearby towns`);
});

test("the story tells the four facts, and the three reasons stand in their order (rows 1, 113-115)", () => {
  const { mission, story: ours, vision, whyChooseUs } = about;
  expect([mission, vision, ours, whyChooseUs].map(({ heading }) => heading)).toEqual(
    "Our Mission|Our Vision|Our Story|Why Choose Us".split("|"),
  );
  const story = about.story.paragraphs.join(" ");
  for (const fact of [`founded in ${facts.founded}`, "family-run", "residential and commercial"]) {
    expect(story).toContain(fact);
  }
  expect(story).toContain(facts.certification);
  expect(whyChooseUs.cards.map(({ title }) => title)).toEqual(
    "Certified & Experienced|24/7 Emergency Service|Eco-Friendly Solutions".split("|"),
  );
});

test("three taglines are typed (row 67)", () => {
  expect(new Set(taglines).size).toBe(3);
});
