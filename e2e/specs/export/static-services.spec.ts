import { facts } from "@/content/facts";
import { serviceKeys, services } from "@/content/services";
import type { ServiceKey } from "@/content/services";
import { expectInOrder } from "@/e2e/support/export/expectations";
import { once, test } from "@/e2e/support/export/fixture";
import { pageAt } from "@/e2e/support/export/read-export";
import type { ExportedPage } from "@/e2e/support/export/read-export";
import { expect } from "@/e2e/support/fixtures";

const mainOf = (pages: ExportedPage[], key: ServiceKey) => pageAt(pages, `/services/${key}`).main;

test(
  "each service page has its title, description and card (rows 118, 120, 128)",
  once,
  ({ pages }) => {
    for (const key of serviceKeys) {
      const main = mainOf(pages, key);
      const { title, description, extraText, tips = [] } = services[key];
      expect(main.headings[0]).toEqual({ level: 1, text: title });
      for (const words of [description, extraText ?? "", ...tips])
        expect(main.text).toContain(words);
    }
  },
);

test("each service page has one way down to one next part (row 119)", once, ({ pages }) => {
  for (const key of serviceKeys) {
    const { main, ids } = pageAt(pages, `/services/${key}`);
    expect(
      main.links.filter(({ href }) => href === "#next"),
      key,
    ).toHaveLength(1);
    expect(
      ids.filter((id) => id === "next"),
      key,
    ).toHaveLength(1);
  }
});

test(
  "each service page has its sections in order, with bullets and links (row 121)",
  once,
  ({ pages }) => {
    for (const key of serviceKeys) {
      const main = mainOf(pages, key);
      const { sections } = services[key];
      expectInOrder(
        main.headings.map(({ text }) => text),
        sections.map(({ heading }) => heading),
      );
      for (const { text, bullets = [], ctaText, ctaLink } of sections) {
        for (const words of [text, ...bullets]) expect(main.text).toContain(words);
        const links = main.links.map((link) => `${link.text} -> ${link.href}`);
        if (ctaText) expect(links).toContain(`${ctaText} -> ${ctaLink}`);
      }
    }
  },
);

test(
  "info cards show the values a service has, in order, and never a price card (rows 122-125)",
  once,
  ({ pages }) => {
    for (const key of serviceKeys) {
      const main = mainOf(pages, key);
      const { availability, serviceDuration, warrantyInfo, brandsSupported = [] } = services[key];
      const values = [availability, serviceDuration, warrantyInfo, brandsSupported.join(", ")];
      expectInOrder(
        main.texts,
        values.filter((value) => value !== undefined && value !== "") as string[],
      );
      expect(main.text).not.toMatch(/price range/i);
    }
  },
);

test(
  "each service page has its questions with all answers in the HTML (row 126)",
  once,
  ({ pages }) => {
    for (const key of serviceKeys) {
      const main = mainOf(pages, key);
      expectInOrder(
        main.texts,
        services[key].faqs.map(({ question }) => question),
      );
      for (const { answer } of services[key].faqs) expect(main.text).toContain(answer);
    }
  },
);

test(
  "each service page ends with its own call to exactly /contact (rows 127, 205)",
  once,
  ({ pages }) => {
    for (const key of serviceKeys) {
      const last = mainOf(pages, key)
        .links.filter(({ href }) => !href.startsWith("tel:"))
        .at(-1);
      const text = services[key].ctaText ?? "Request Service";
      expect({ text: last?.text, href: last?.href }).toEqual({ text, href: "/contact" });
    }
  },
);

test("home tells the plan's figures (row 197)", once, ({ pages }) => {
  const { text } = pageAt(pages, "/").main;
  expect(text).toContain(facts.plan.price);
  expect(text).toMatch(new RegExp(`${facts.plan.repairDiscount} off .*repairs`));
});

test("no page offers financing without its condition (row 201)", once, ({ pages }) => {
  for (const { route, main } of pages) {
    const offers = main.text.split(facts.financing.interest).slice(1);
    const conditions = main.text.match(/on approved credit/gi) ?? [];
    expect(conditions.length, route).toBeGreaterThanOrEqual(offers.length);
  }
});
