/** @jest-environment node */
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { services } from "@/content/services";
import { towns } from "@/content/towns";
import { openHours } from "@/content/open-hours";
import type { Week } from "@/content/data/schemas/hours";
import { dayNames } from "@/content/words/hours";
import { filledCompany } from "@/lib/testing/filled-proof";
import { business, pageAbout, serviceNode, trail, website } from "@/lib/seo/structured-data";

const site = "https://www.example.com";

test("site, service and page all point at the one business", () => {
  const owner = { "@id": `${site}/#business` };
  expect(website(company, site)["publisher"]).toEqual(owner);
  const options = { company, site, towns };
  const reachable = { ...owner, name: company.name, telephone: company.phone.e164, address: {} };
  expect(serviceNode(services.acRepair, "/services/acRepair", options)).toMatchObject({
    "@type": "Service",
    name: services.acRepair.title,
    serviceType: services.acRepair.title,
    url: `${site}/services/acRepair`,
    provider: reachable,
    areaServed: business(company, towns, site).areaServed,
  });
  expect(pageAbout("ContactPage", "/contact", options)).toMatchObject({
    "@type": "ContactPage",
    url: `${site}/contact`,
    about: reachable,
  });
});

test("a trail counts from one and leaves the last address out", () => {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "AC", path: "/services/acRepair" },
  ];
  expect(trail(crumbs, site)["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
    { "@type": "ListItem", position: 2, name: "AC" },
  ]);
});

test("map and profiles are named once they are real", () => {
  const sample = { ...filledCompany, mapUrl: "https://maps.example.com/x", social: [] };
  expect(business(sample, towns, site)).not.toHaveProperty("hasMap");
  expect(business(sample, towns, site)).not.toHaveProperty("sameAs");
  expect(business(filledCompany, towns, site)).toMatchObject({
    hasMap: filledCompany.mapUrl,
    sameAs: filledCompany.social.map(({ url }) => url),
  });
});

test("the year of the founding is told where the page names it", () => {
  expect(business(company, towns, site)).not.toHaveProperty("foundingDate");
  expect(business(company, towns, site, { founded: facts.founded })).toMatchObject({
    foundingDate: String(facts.founded),
  });
});

test("a yearly price is one of a year", () => {
  const plan = { title: "A plan", description: "Two visits." };
  expect(serviceNode(plan, "/plan", { company, site, towns, yearly: "$99" })).toMatchObject({
    offers: { priceSpecification: { price: "99", priceCurrency: "USD", unitText: "year" } },
  });
});

test("the emergency contact is open at any hour, and only where the page says so", () => {
  expect(business(company, towns, site)).not.toHaveProperty("contactPoint");
  expect(business(company, towns, site, { emergency: true })).toMatchObject({
    contactPoint: {
      contactType: "emergency",
      telephone: company.phone.e164,
      hoursAvailable: { opens: "00:00", closes: "23:59" },
    },
  });
});

test("a service's hours are those of its page by the day, and on holidays", () => {
  const [day, short] = [[420, 1200] as const, [480, 1439] as const];
  const week: Week = [null, day, day, day, day, day, short];
  const holidays = { "2026-12-25": null, "2026-12-24": [420, 750] } as const;
  const options = { company, site, towns, hours: { week, holidays } };
  expect(serviceNode(services.acRepair, "/services/acRepair", options)).toMatchObject({
    hoursAvailable: [
      { dayOfWeek: dayNames.slice(1, 6), opens: "07:00", closes: "20:00" },
      { dayOfWeek: ["Saturday"], opens: "08:00", closes: "23:59" },
      { validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "07:00", closes: "12:30" },
    ],
  });
});

test("what is answered at any hour is open at any hour, whatever hours cost no extra fee", () => {
  const { emergencyAC } = services;
  const node = serviceNode(emergencyAC, "/services/emergencyAC", {
    ...{ company, site, towns, hours: openHours },
    anyHour: true,
  });
  expect(node).toMatchObject({
    hoursAvailable: { dayOfWeek: dayNames, opens: "00:00", closes: "23:59" },
  });
});
