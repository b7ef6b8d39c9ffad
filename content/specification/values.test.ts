import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { maintenancePlan } from "@/content/maintenance-plan";
import { home } from "@/content/home";
import { about } from "@/content/about";
import { testimonials } from "@/content/testimonials";
import { taglines } from "@/content/taglines";
import { townPoints, towns, zipCodes } from "@/content/towns";
import { promotions } from "@/content/promotions";

test("the numbers are the specification's own (rows 3, 6, 197-203)", () => {
  expect(facts).toMatchObject({
    founded: 2010,
    copyrightYear: 2025,
    certification: "NATE-certified",
    replyTime: "1-2 business days",
    removalTime: "7\u201310 days",
    emergencyService: "24/7 Emergency Service",
    plan: { price: "$99", period: "a year", repairDiscount: "15%" },
    emergencyAc: {
      arrival: "2-3 hours",
      warranty: "90-day parts and 30-day labor warranty",
      surcharge: "an extra fee outside business hours",
    },
    acRepair: { diagnosticFee: "$75", warranty: "1-year parts and labor warranty" },
    ductCleaning: {
      recleanWindow: "30 days",
      standardPlanDiscount: "10%",
      advancedPlanDiscount: "15%",
    },
    financing: { offer: "0% interest for 12 months on approved credit" },
    hours: { weekdays: "Monday to Friday 8AM-5PM", extended: "Monday to Saturday 7AM-8PM" },
  });
});

test("what the specification does not give is a sample that cannot reach anybody (row 4)", () => {
  expect(company.phone.e164).toMatch(/^\+1\d{3}55501\d{2}$/);
  const addresses = [
    company.siteUrl,
    company.mapUrl,
    company.developer.url,
    `https://${company.email.split("@")[1]}`,
  ];
  for (const address of [...addresses, ...company.social.map(({ url }) => url)]) {
    expect(new URL(address).hostname).toMatch(/(^|\.)example\.com$/);
  }
});

test("the telephone number reads as it dials (row 31)", () => {
  expect(`+1${company.phone.display.replace(/\D/g, "")}`).toBe(company.phone.e164);
});

test("the company is of Illinois, and its towns are twenty (rows 3, 144)", () => {
  expect(company.address.state).toBe("IL");
  expect(new Set(towns).size).toBe(20);
});

test("the home page says what the specification lists (rows 70-78, 82, 84, 85, 197)", () => {
  expect(home.overview.heading).toMatch(/comprehensive hvac solutions.*comfort/i);
  expect(home.overview.cards.map(({ title }) => title)).toEqual([
    "Heating",
    "Cooling",
    "Duct Cleaning",
    "Water Heaters",
  ]);
  const [heating, cooling, ducts, water] = home.overview.cards.map(({ text }) => text);
  for (const card of [heating, cooling, water]) {
    expect(card).toMatch(/installation/i);
    expect(card).toMatch(/maintenance/);
    expect(card).toMatch(/repair/);
  }
  expect(ducts).toMatch(/dust, debris and allergens.*air quality/);
  expect(water).toMatch(/all types/);
  expect(home.quote.heading).toBe("Get a Free Quote");
  expect(home.plan.button).toBe("Join the Maintenance Plan");
  expect(home.plan.points.join()).toMatch(
    /Preventative visits twice a year.*Special discounts.*Priority service/,
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
  expect(when).toContain(`Repairs ${facts.hours.extended}. ${facts.emergencyService} by phone`);
  expect(when).toContain(`Emergency AC within ${facts.emergencyAc.arrival}`);
  expect(cost).toContain("AC repair: $75 diagnostic fee, charged only if no repair is done");
  expect(cost).toContain("Quotes for new equipment are free");
  expect(who).toBe("NATE-certified technicians. Family-run since 2010, for homes and businesses.");
});

test("home says in its heading how many towns we come to (row 144)", () => {
  expect(home.headline).toContain(`${company.address.town} and ${towns.length - 1} nearby towns`);
});

test("the story tells the four facts, and the three reasons stand in their order (rows 1, 113-115)", () => {
  expect([about.mission.heading, about.vision.heading, about.story.heading]).toEqual([
    "Our Mission",
    "Our Vision",
    "Our Story",
  ]);
  const story = about.story.paragraphs.join(" ");
  for (const fact of [`founded in ${facts.founded}`, "family-run", "residential and commercial"]) {
    expect(story).toContain(fact);
  }
  expect(story).toContain(facts.certification);
  expect(about.whyChooseUs.heading).toBe("Why Choose Us");
  expect(about.whyChooseUs.cards.map(({ title }) => title)).toEqual([
    "Certified & Experienced",
    "24/7 Emergency Service",
    "Eco-Friendly Solutions",
  ]);
});

test("three taglines are typed (row 67)", () => {
  expect(new Set(taglines).size).toBe(3);
});

test("five stories, each marked as a sample (row 145)", () => {
  expect(testimonials.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  for (const { name } of testimonials) expect(name).toMatch(/^Sample /);
});

test("six offers in their order, with the dates of the specification (rows 130-136)", () => {
  expect(
    promotions.map(({ amount, validUntil, startsOn, endsOn }) => [
      amount,
      validUntil,
      startsOn,
      endsOn,
    ]),
  ).toEqual([
    ["20%", "Valid until August 31, 2025", undefined, "2025-08-31"],
    ["$50", "Valid until December 31, 2025", undefined, "2025-12-31"],
    ["15%", "September and October 2025", "2025-09-01", "2025-10-31"],
    ["$75", "Valid until November 30, 2025", undefined, "2025-11-30"],
    ["$100", "Valid until December 31, 2025", undefined, "2025-12-31"],
    ["$30", "No expiration", undefined, undefined],
  ]);
  const titles = [
    "summer AC tune-up",
    "new customers",
    "furnace checkup",
    "duct cleaning",
    "water heater upgrade",
    "refer a friend",
  ];
  promotions.forEach(({ title, amount }, index) => {
    expect(title).toContain(titles[index]);
    expect(title).toContain(amount);
  });
});

test("each code is its own, and none reads two ways on the phone (row 137)", () => {
  const codes = promotions.map(({ code }) => code);
  expect(new Set(codes).size).toBe(6);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]+$/);
});

test("the plan's arithmetic is that of the specification's numbers (row 197)", () => {
  expect(maintenancePlan.arithmetic.line).toBe(
    "At 15% off repairs, a member's discount alone covers the $99 a year once repairs reach about $660. The two visits come on top.",
  );
});

test("each town has its ZIP codes and its dot on the map", () => {
  expect(Object.keys(zipCodes.street).sort()).toEqual(towns.toSorted());
  expect(Object.keys(townPoints).sort()).toEqual(towns.toSorted());
});
