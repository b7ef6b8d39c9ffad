/** @jest-environment node */
import { company } from "@/content/company";
import { services } from "@/content/services";
import { testimonials } from "@/content/testimonials";
import { towns } from "@/content/towns";
import { schemaFaults } from "@/lib/testing/schema-org";
import { business, pageAbout, serviceNode, trail, website } from "@/lib/seo/structured-data";

const site = "https://www.example.com";

test("the business is described by its own name, address and telephone (rows 4, 58)", () => {
  expect(business(company, towns, site)).toMatchObject({
    "@type": "HVACBusiness",
    "@id": `${site}/#business`,
    name: company.name,
    url: `${site}/`,
    telephone: company.phone.e164,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: company.address.street,
      addressLocality: company.address.town,
      addressRegion: company.address.state,
      postalCode: company.address.postalCode,
      addressCountry: "US",
    },
  });
});

test("every town of the strip is served, each in Illinois (rows 79, 144)", () => {
  expect(business(company, towns, site)["areaServed"]).toEqual(
    towns.map((name) => ({
      "@type": "City",
      name,
      containedInPlace: { "@type": "State", name: "Illinois" },
    })),
  );
});

test("nothing claims ratings, reviews, hours, prices or offers (rows 3, 145)", () => {
  const all = JSON.stringify([
    business(company, towns, site),
    website(company, site),
    serviceNode(services.acRepair, "/services/acRepair", site),
  ]);
  expect(all).not.toMatch(/rating|review|priceRange|offer/i);
  expect(all).not.toContain('"openingHours');
  for (const { testimonial } of testimonials) expect(all).not.toContain(testimonial.slice(0, 30));
});

test("site, service and page all point at the one business", () => {
  const owner = { "@id": `${site}/#business` };
  expect(website(company, site)["publisher"]).toEqual(owner);
  expect(serviceNode(services.acRepair, "/services/acRepair", site)).toMatchObject({
    "@type": "Service",
    name: services.acRepair.title,
    url: `${site}/services/acRepair`,
    provider: owner,
  });
  expect(pageAbout("ContactPage", "/contact", site)).toMatchObject({
    "@type": "ContactPage",
    url: `${site}/contact`,
    about: owner,
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

test("a service's hours are those of its page, as times (row 202)", () => {
  const node = serviceNode(
    { ...services.acRepair, availability: "Monday to Saturday 7AM-8PM" },
    "/services/acRepair",
    site,
  );
  expect(node).toMatchObject({
    hoursAvailable: {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      opens: "07:00",
      closes: "20:00",
    },
  });
});

test("every node is right by schema.org's own vocabulary", () => {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "AC", path: "/services/acRepair" },
  ];
  const nodes = [
    business(company, towns, site, { emergency: true }),
    website(company, site),
    serviceNode(services.acRepair, "/services/acRepair", site),
    pageAbout("AboutPage", "/about-us", site),
    trail(crumbs, site),
  ];
  for (const node of nodes) expect(schemaFaults({ ...node })).toEqual([]);
});

test.each([
  [{ "@type": "HVACCompany" }, "HVACCompany: no such type"],
  [{ "@type": "Service", phone: "1" }, "Service: no property phone"],
  [
    { "@type": "Service", provider: { "@type": "City", name: "x" } },
    "Service.provider: may not be a City",
  ],
  [
    { "@type": "OpeningHoursSpecification", dayOfWeek: "Funday" },
    'OpeningHoursSpecification.dayOfWeek: may not be "Funday"',
  ],
])("%j is told from what is right", (node, fault) => {
  expect(schemaFaults(node)).toEqual([fault]);
});
