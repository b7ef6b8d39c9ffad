import { company } from "@/content/company";
import { promotions } from "@/content/promotions";
import { expectInOrder, expectLink, expectOnce } from "@/e2e/support/export/expectations";
import { once, test } from "@/e2e/support/export/fixture";
import { pageAt } from "@/e2e/support/export/read-export";
import { expect } from "@/e2e/support/fixtures";

const menu: Record<string, string[]> = {
  Cooling: [
    "AC Estimates & Consultation",
    "AC Repair Services",
    "Ductless Mini-Split AC",
    "Thermostat Installation & Upgrades",
    "AC Installation & Replacement",
    "AC Maintenance",
    "AC Tips & Energy-Saving Advice",
    "Heat Pump Replacement & Installation",
  ],
  Heating: [
    "Furnace Repair",
    "Boiler Installation & Replacement",
    "Heating System Maintenance",
    "Radiant Heating",
    "Heat Pump Replacement & Installation",
  ],
  "Duct Cleaning": ["Standard", "Advanced"],
  "Water Heaters": ["Installation & Replacement", "Maintenance & Tune-Up", "Repair Services"],
};
const keys = [
  ..."acEstimates acRepair ductlessAC thermostats acInstallationReplacement".split(" "),
  ..."acMaintenance acTips heatPumpReplacement".split(" "),
  ..."furnaceRepair boilerInstallation heatingMaintenance radiantHeating".split(" "),
  ..."heatPumpReplacement standardDuctCleaning advancedDuctCleaning".split(" "),
  ..."waterHeaterInstallation waterHeaterMaintenance waterHeaterRepair".split(" "),
];

test("every header has its links, once each (rows 5, 30-33, 37, 205-207)", once, ({ pages }) => {
  for (const { header } of pages) {
    expectLink(header, "Exclusive Deals", "/promotions");
    expectLink(header, `Call for a Quote: ${company.phone.display}`, `tel:${company.phone.e164}`);
    expectLink(header, company.email, `mailto:${company.email}`);
    expectLink(header, "Finance with us", "/finance");
    expectLink(header, "Schedule Service", "/contact");
    const call = header.links.find(({ text }) => text.startsWith("Call for a Quote"));
    expect(call?.name).toBe(call?.text);
  }
});

test("every main menu has six entries, two of them buttons (rows 34-36)", once, ({ pages }) => {
  for (const { nav } of pages) {
    expectInOrder(nav.texts, ["Home", "Services", "About", "Promotions", "Gallery", "Contact"]);
    expectInOrder(nav.buttons, ["Services", "About"]);
    expectLink(nav, "Home", "/");
    expectLink(nav, "About Us", "/about-us");
    expectLink(nav, "Service Area", "/service-area");
    expectLink(nav, "Promotions", "/promotions");
    expectLink(nav, "Gallery", "/gallery");
    expectLink(nav, "Contact", "/contact");
  }
});

test(
  "the services menu has four groups, 18 entries in order and 17 addresses (rows 46-51, 57)",
  once,
  ({ pages }) => {
    const labels = Object.values(menu).flat();
    const grouped = Object.entries(menu).flatMap(([group, entries]) => [group, ...entries]);
    for (const { nav } of pages) {
      const entries = nav.links.filter(({ href }) => href.startsWith("/services/"));
      expect(entries.map(({ text }) => text)).toEqual(labels);
      expect(entries.map(({ href }) => href)).toEqual(keys.map((key) => `/services/${key}`));
      expect(entries).toHaveLength(18);
      expect(new Set(entries.map(({ href }) => href)).size).toBe(17);
      expectInOrder(nav.texts, grouped);
    }
  },
);

test(
  "the footer of every page has address, links and copyright line (rows 5-6, 58-61, 63-65)",
  once,
  ({ pages }) => {
    const { street, town, state, postalCode } = company.address;
    for (const { footer } of pages) {
      for (const words of [street, `${town}, ${state} ${postalCode}`, company.developer.name]) {
        expect(footer.text).toContain(words);
      }
      expect(footer.text).toContain("2025");
      expect(footer.text).not.toContain("2026");
      expectLink(footer, `Call for a Quote: ${company.phone.display}`, `tel:${company.phone.e164}`);
      expectLink(footer, company.email, `mailto:${company.email}`);
      expectLink(footer, "About Us", "/about-us");
      expectLink(footer, "Contact", "/contact");
      expectLink(footer, "Privacy Policy", "/privacy-policy");
      expectLink(footer, "Terms of Use", "/terms");
      const hrefs = footer.links.map(({ href }) => href);
      expect(hrefs).toContain("/finance");
      expect(hrefs).toContain(company.mapUrl);
      for (const { url } of company.social) expect(hrefs).toContain(url);
    }
  },
);

test(
  "the newsletter form is in every footer, with names of its own (rows 62, 149, 156)",
  once,
  ({ pages }) => {
    for (const { footer, whole } of pages) {
      expect(footer.controls).toMatchObject([
        { name: "newsletter-email", type: "email", required: true },
      ]);
      expect(footer.controls[0]?.label).not.toBe("");
      expectOnce(footer, ["Subscribe"]);
      expect(whole.controls.filter(({ name }) => name === "email").length).toBeLessThanOrEqual(1);
    }
  },
);

test(
  "the quote forms have their fields, labels and choices (rows 86, 88-92, 94, 102, 104, 204)",
  once,
  ({ pages }) => {
    const choices = [
      { value: "", text: "Select a Service", disabled: true, selected: true },
      ...Object.entries({
        heating: "Heating",
        cooling: "Cooling",
        "duct-cleaning": "Duct Cleaning",
        "water-heater": "Water Heater",
        "air-quality": "Air Quality",
        other: "Other",
      }).map(([value, text]) => ({ value, text, disabled: false, selected: false })),
    ];
    for (const [route, messageRequired] of [["/", false] as const, ["/contact", true] as const]) {
      const { controls } = pageAt(pages, route).main;
      expect(controls).toMatchObject([
        { name: "name", label: "Name", tag: "input", required: true },
        { name: "email", label: "Email", type: "email", required: true },
        { name: "phone", label: "Phone", type: "tel", required: true },
        { name: "service", tag: "select", required: true, options: choices },
        { name: "message", label: "Message", tag: "textarea", required: messageRequired },
        {
          name: "subscribe",
          label: "Subscribe to our newsletter",
          type: "checkbox",
          checked: true,
        },
      ]);
      expect(controls[3]?.label).toBe("Service");
    }
    expect(pageAt(pages, "/").main.controls[4]?.rows).toBe("2");
  },
);

test("every page has the scroll-to-top button twice (row 23)", once, ({ pages }) => {
  for (const { route, whole } of pages) {
    expect(
      whole.buttons.filter((button) => button === "Scroll to top"),
      route,
    ).toHaveLength(2);
  }
});

test("links to contact carry no query but a known service or code (row 205)", once, ({ pages }) => {
  const services = ["heating", "cooling", "duct-cleaning", "water-heater", "air-quality", "other"];
  const codes = promotions.map(({ code }) => code);
  const free = ["about", "town"];
  for (const { route, whole } of pages) {
    for (const { href } of whole.links) {
      const { pathname, searchParams } = new URL(href, "https://site.example");
      if (pathname !== "/contact") continue;
      for (const [name, value] of searchParams) {
        const known = { service: services, promo: codes }[name];
        expect(known ? known.includes(value) : free.includes(name), `${route}: ${href}`).toBe(true);
      }
    }
  }
});

test("no page offers a sign-in or claims what is not known (rows 2-3)", once, ({ pages }) => {
  for (const { route, whole } of pages) {
    for (const name of [...whole.buttons, ...whole.links.map((link) => link.name)]) {
      expect(name, route).not.toMatch(
        /\b(sign[ -]?in|log[ -]?in|sign[ -]?up|register (now|here)|create an account)\b/i,
      );
    }
    expect(whole.text, route).not.toMatch(
      /\b(insured|bonded|BBB|five-star|5-star|state-licensed)\b/i,
    );
  }
});

test("the words address homes and businesses alike (row 1)", once, ({ pages }) => {
  expect(pageAt(pages, "/").main.text).toMatch(/residential and commercial/i);
  expect(pageAt(pages, "/about-us").main.text).toMatch(/residential and commercial/i);
});
