import { serviceMenu } from "@/content/navigation";
import { promotions } from "@/content/promotions";
import { towns } from "@/content/towns";
import {
  expectInOrder,
  expectLink,
  expectOnce,
  notFoundRoutes,
  serviceRoutes,
} from "@/e2e/support/export/expectations";
import { once, test } from "@/e2e/support/export/fixture";
import { pageAt } from "@/e2e/support/export/read-export";
import { expect } from "@/e2e/support/fixtures";
import { byPhase } from "@/lib/calendar/promotion-state";

const { current, next, past } = byPhase(promotions, new Date());
const shown = [...current, ...next, ...past];

test(
  "promotions shows each offer with its terms, dates and code, in order (rows 129-137, 139)",
  once,
  ({ pages }) => {
    const { main } = pageAt(pages, "/promotions");
    expect(main.headings[0]).toEqual({ level: 1, text: "Current Promotions" });
    const built = shown.map(({ title }) => title);
    expectInOrder(
      main.headings.map(({ text }) => text),
      built,
    );
    for (const { title, description, validUntil } of promotions) {
      const start = main.text.indexOf(title);
      const next = built[built.indexOf(title) + 1];
      const card = main.text.slice(start, next ? main.text.indexOf(next) : undefined);
      for (const words of [description, validUntil]) expect(card).toContain(words);
    }
    expect(main.text).not.toMatch(/undefined|null/);
    expectInOrder(
      main.buttons,
      shown.map(({ code }) => `Use Code: ${code}`),
    );
    expect(main.text).toMatch(/mention .*technician/i);
  },
);

test(
  "promotions says in the served page what was so when it was built (rows 130, 138)",
  once,
  ({ pages }) => {
    const { main } = pageAt(pages, "/promotions");
    expect(main.texts.filter((text) => text === "Ended")).toHaveLength(past.length);
    const asks = main.links.map(({ href }) => href).filter((href) => href.includes("promo="));
    expect(asks).toEqual([...current, ...next].map(({ code }) => `/contact?promo=${code}`));
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
    expectLink(main, "Ask us about your city", "/contact");
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

test("both not-found pages link home and to all services (rows 56, 116)", once, ({ pages }) => {
  for (const route of notFoundRoutes) {
    const { main } = pageAt(pages, route);
    const hrefs = main.links.map(({ href }) => href);
    expect(hrefs, route).toEqual(expect.arrayContaining(serviceRoutes));
    expectLink(main, "Go to the home page", "/");
  }
});

test("the hub lists every service of the menu (rows 47-51)", once, ({ pages }) => {
  const { links } = pageAt(pages, "/services").main;
  const listed = links.map(({ text, href }) => [text, href]);
  for (const { label, path } of serviceMenu.flatMap(({ children }) => children)) {
    expect(listed).toContainEqual([label, path]);
  }
});

test("where 24/7 is named emergency service is one press away (row 56)", once, ({ pages }) => {
  for (const route of ["/", "/about-us", "/contact", "/services/acRepair", ...notFoundRoutes]) {
    const hrefs = pageAt(pages, route).main.links.map(({ href }) => href);
    expect(hrefs, route).toContain("/services/emergencyAC");
  }
});

test(
  "an unknown service is told so in the page as served, without script (row 116)",
  once,
  ({ pages }) => {
    const heading = (route: string) => pageAt(pages, route).main.headings[0]?.text;
    expect(heading("/services/404")).toBe("Service not found!");
    expect(heading("/404")).toBe("There's no page at this address");
  },
);
