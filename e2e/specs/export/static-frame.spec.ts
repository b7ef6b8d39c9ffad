import { company } from "@/content/company";
import { serviceMenu } from "@/content/navigation";
import { promotions } from "@/content/promotions";
import { expectInOrder, expectLink, expectOnce } from "@/e2e/support/export/expectations";
import { once, test } from "@/e2e/support/export/fixture";
import { pageAt } from "@/e2e/support/export/read-export";
import { expect } from "@/e2e/support/fixtures";

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
  for (const { header, nav } of pages) {
    expectInOrder(nav.texts, ["Home", "Services", "About", "Promotions", "Gallery", "Contact"]);
    expectInOrder(nav.buttons, ["Services", "About"]);
    // Once in the whole header: one menu serves all widths.
    expectLink(header, "Home", "/");
    expectLink(header, "About Us", "/about-us");
    expectLink(header, "Service Area", "/service-area");
    expectLink(header, "Promotions", "/promotions");
    expectLink(header, "Gallery", "/gallery");
    expectLink(header, "Contact", "/contact");
  }
});

test(
  "the services menu has its groups and entries in order, and no other (rows 46-51, 57)",
  once,
  ({ pages }) => {
    const entries = serviceMenu.flatMap(({ children }) => children);
    const grouped = serviceMenu.flatMap(({ label, children }) => [
      label,
      ...children.map((entry) => entry.label),
    ]);
    for (const { nav } of pages) {
      const links = nav.links.filter(({ href }) => href.startsWith("/services/"));
      expect(links.map(({ text, href }) => [text, href])).toEqual(
        entries.map(({ label, path }) => [label, path]),
      );
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
      const credit = `\u00a9 2025 ${company.name}. Site by ${company.developer.name}`;
      for (const words of [street, `${town}, ${state} ${postalCode}`, credit]) {
        expect(footer.text).toContain(words);
      }
      expectLink(footer, `Call for a Quote: ${company.phone.display}`, `tel:${company.phone.e164}`);
      expectLink(footer, company.email, `mailto:${company.email}`);
      expectLink(footer, "Finance with us", "/finance");
      expectLink(footer, "About Us", "/about-us");
      expectLink(footer, "Contact", "/contact");
      expectLink(footer, "Privacy Policy", "/privacy-policy");
      expectLink(footer, "Terms of Use", "/terms");
      const hrefs = footer.links.map(({ href }) => href);
      expect(hrefs).toContain(company.mapUrl);
      expect(hrefs).toContain(company.developer.url);
      for (const { url } of company.social) expect(hrefs).toContain(url);
      expect(footer.links.filter(({ behind }) => behind > 0)).toEqual([]);
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
