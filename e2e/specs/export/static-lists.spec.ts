import { promotions } from "@/content/promotions";
import { towns } from "@/content/towns";
import {
  expectInOrder,
  expectOnce,
  notFoundRoutes,
  serviceRoutes,
} from "@/e2e/support/export/expectations";
import { once, test } from "@/e2e/support/export/fixture";
import { pageAt } from "@/e2e/support/export/read-export";
import { expect } from "@/e2e/support/fixtures";

test(
  "promotions shows six offers with their terms, dates and codes in order (rows 129-137, 139)",
  once,
  ({ pages }) => {
    const { main } = pageAt(pages, "/promotions");
    expect(main.headings[0]).toEqual({ level: 1, text: "Current Promotions" });
    const terms = [
      /summer AC tune-up.*August 31, 2025/,
      /new customer.*December 31, 2025/,
      /furnace checkup.*September and October 2025/,
      /duct cleaning.*November 30, 2025/,
      /water heater upgrade.*December 31, 2025/,
      /refer a friend.*No expiration/,
    ];
    const amounts = [
      "20% off",
      "$50 off",
      "15% off repairs",
      "$75 off",
      "$100 off",
      "$30 credit each",
    ];
    const titles = promotions.map(({ title }) => title);
    expectInOrder(
      main.headings.map(({ text }) => text),
      titles,
    );
    expect(titles).toHaveLength(6);
    titles.forEach((title, place) => {
      const start = main.text.indexOf(title);
      const next = titles[place + 1];
      const card = main.text.slice(start, next ? main.text.indexOf(next) : undefined);
      expect(card).toMatch(terms[place] ?? /never/);
      expect(card).toContain(amounts[place]);
    });
    expect(main.text).not.toMatch(/undefined|null/);
    expectInOrder(
      main.buttons,
      promotions.map(({ code }) => `Use Code: ${code}`),
    );
    expect(main.text).toMatch(/mention .*technician/i);
  },
);

test(
  "promotions says nothing about today in the served page (rows 130, 138)",
  once,
  ({ pages }) => {
    const { main } = pageAt(pages, "/promotions");
    expect(main.text).not.toMatch(/\b(starts|ends|ended|expired|days left)\b/i);
    const asks = main.links.map(({ href }) => href).filter((href) => href.includes("promo="));
    expect(asks).toEqual(promotions.map(({ code }) => `/contact?promo=${code}`));
  },
);

test(
  "service areas has its heading, search box, towns and way to ask (rows 140-142, 144, 205-206)",
  once,
  ({ pages }) => {
    const { main } = pageAt(pages, "/service-area");
    expect(main.headings[0]).toEqual({ level: 1, text: "Our Service Areas" });
    expectOnce(main, towns);
    expect(main.controls).toMatchObject([
      { tag: "input", type: "search", placeholder: "Search your area..." },
    ]);
    expect(main.links.map(({ href }) => href)).toContain("/contact");
  },
);

test("the gallery has its six filters in order (row 173)", once, ({ pages }) => {
  expectInOrder(pageAt(pages, "/gallery").main.buttons, [
    "Display All",
    "AC",
    "Duct Cleaning",
    "Heating",
    "WaterHeaters",
    "Heat Pump",
  ]);
});

test(
  "unsubscribe shows neither question nor error before the query is read (row 157)",
  once,
  ({ pages }) => {
    const { whole } = pageAt(pages, "/unsubscribe");
    expect(whole.text).not.toContain("Error: No email provided.");
    expect(whole.text).not.toContain("We're sorry to see you go!");
  },
);

test("both not-found pages link to all eighteen services (rows 56, 116)", once, ({ pages }) => {
  for (const route of notFoundRoutes) {
    const hrefs = pageAt(pages, route).main.links.map(({ href }) => href);
    expect(hrefs, route).toEqual(expect.arrayContaining(serviceRoutes));
  }
});

test(
  "an unknown service is told so in the page as served, without script (row 116)",
  once,
  ({ pages }) => {
    const heading = (route: string) => pageAt(pages, route).main.headings[0]?.text;
    expect(heading("/services/404")).toBe("Service not found!");
    expect(heading("/404")).toBe("There is no page at this address");
  },
);
