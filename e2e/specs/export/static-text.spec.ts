import { company } from "@/content/company";
import { home } from "@/content/home";
import { testimonials } from "@/content/testimonials";
import { towns } from "@/content/towns";
import {
  expectInOrder,
  expectLink,
  expectOnce,
  fixedRoutes,
  notFoundRoutes,
  serviceRoutes,
} from "@/e2e/support/export/expectations";
import { once, test } from "@/e2e/support/export/fixture";
import { pageAt } from "@/e2e/support/export/read-export";
import { expect } from "@/e2e/support/fixtures";

test(
  "every address has its file with words, one h1, a title and a description of its own (rows 7-16, 18, 52-55)",
  once,
  ({ pages }) => {
    const routes = [...fixedRoutes, ...serviceRoutes];
    for (const route of [...routes, ...notFoundRoutes]) {
      const { main, whole, title } = pageAt(pages, route);
      const headings = whole.headings.filter(({ level }) => level === 1);
      expect(headings.length, `h1 of ${route}`).toBe(1);
      expect(main.text, `words of ${route}`).not.toBe("");
      expect(title, `title of ${route}`).not.toBe("");
    }
    const listed = routes.map((route) => pageAt(pages, route));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(listed.map(({ description }) => description)).size).toBe(routes.length);
    for (const { route, description } of listed) expect(description, route).not.toBe("");
  },
);

test(
  "the service pages of the register are exported and no more (rows 51, 56)",
  once,
  ({ pages }) => {
    const found = pages
      .map(({ route }) => route)
      .filter((route) => route.startsWith("/services/") && !notFoundRoutes.includes(route));
    expect(found.sort()).toEqual([...serviceRoutes].sort());
  },
);

test(
  "the three placeholders hold their sentence as heading and nothing else (rows 14-16)",
  once,
  ({ pages }) => {
    const sentences = {
      "/privacy-policy": "Privacy Policy are coming soon...",
      "/terms": "Terms of Use are coming soon...",
      "/finance": "Finance are coming soon...",
    };
    for (const [route, sentence] of Object.entries(sentences)) {
      const { main } = pageAt(pages, route);
      expect(main.text).toBe(sentence);
      expect(main.headings).toEqual([{ level: 1, text: sentence }]);
      expect([...main.links, ...main.buttons, ...main.controls]).toEqual([]);
    }
  },
);

test(
  "home has its sections in order and its four cards (rows 70-74, 76-77, 79, 83-84)",
  once,
  ({ pages }) => {
    const { main } = pageAt(pages, "/");
    const headings = (of: number) =>
      main.headings.filter(({ level }) => level === of).map(({ text }) => text);
    expect(headings(2)).toEqual([
      "What's wrong?",
      "Comprehensive HVAC Solutions Tailored for Your Comfort",
      "Get a Free Quote",
      home.plan.heading,
      home.strip.heading,
      home.stories.heading,
      "Need Assistance? Trust Our HVAC Experts",
    ]);
    expectInOrder(headings(3), ["Heating", "Cooling", "Duct Cleaning", "Water Heaters"]);
    expect(main.text).toMatch(/furnace installation, maintenance and repair/i);
    expect(main.text).toMatch(/air conditioning installation, repair and maintenance/i);
    expect(main.text).toMatch(/dust, debris and allergens .* air quality/i);
    expect(main.text).toMatch(/installation, maintenance and repair for all types/i);
    expect(main.text).toMatch(/preventative visits twice a year/i);
    expect(main.text).toMatch(/special discounts/i);
    expect(main.text).toMatch(/priority service/i);
    expect(main.text).toMatch(/free consultation/i);
  },
);

test(
  "home's links lead where the specification says (rows 75, 76, 78, 82, 84, 205)",
  once,
  ({ pages }) => {
    const { main } = pageAt(pages, "/");
    expectLink(main, "Join the Maintenance Plan", "/contact");
    expectLink(main, "Get Your Free Quote", "/contact");
    expectLink(main, "Click to see the full list of locations", "/service-area");
    const hrefs = main.links.map(({ href }) => href);
    for (const key of ["furnaceRepair", "acRepair", "standardDuctCleaning", "waterHeaterRepair"]) {
      expect(hrefs).toContain(`/services/${key}`);
    }
    expect(hrefs).toContain(`tel:${company.phone.e164}`);
  },
);

test(
  "the strip shows every town as text, and once more for the eye only (row 79)",
  once,
  ({ pages }) => {
    const { main, hiddenItems } = pageAt(pages, "/");
    expectOnce(main, towns);
    expectInOrder(main.texts, towns);
    expect(hiddenItems).toEqual(towns);
    expect(main.links.filter(({ text }) => towns.includes(text))).toEqual([]);
  },
);

test(
  "the five stories and their controls are in the served page (rows 83, 145, 208)",
  once,
  ({ pages }) => {
    const { main } = pageAt(pages, "/");
    expect(testimonials).toHaveLength(5);
    expectOnce(
      main,
      testimonials.map(({ testimonial }) => testimonial),
    );
    for (const { name, timeAgo } of testimonials) {
      expect(main.text).toContain(name);
      expect(main.text).toContain(timeAgo);
    }
    const dots = main.buttons.filter((button) => /^Go to slide [1-5]$/.test(button));
    expect(dots).toHaveLength(5);
    expectInOrder(main.buttons, ["Previous slide", "Next slide"]);
  },
);

test("about has its headings and three cards in order (rows 113-115)", once, ({ pages }) => {
  const { main } = pageAt(pages, "/about-us");
  const headings = ["Our Mission", "Our Vision", "Our Story", "Why Choose Us"];
  const cards = ["Certified & Experienced", "24/7 Emergency Service", "Eco-Friendly Solutions"];
  expectInOrder(
    main.headings.map(({ text }) => text),
    [...headings, ...cards],
  );
  expectOnce(main, [...headings, ...cards]);
  for (const fact of ["2010", "family-run", "residential and commercial", "NATE-certified"]) {
    expect(main.text).toContain(fact);
  }
});

test("contact has its title, its button and its promise (rows 101, 108-109)", once, ({ pages }) => {
  const { main } = pageAt(pages, "/contact");
  expect(main.headings[0]).toEqual({ level: 1, text: "Get in touch with us" });
  expectOnce(main, [
    "Get in touch with us",
    "Submit message",
    "We'll get back to you in 1-2 business days.",
  ]);
  expect(main.buttons).toContain("Submit message");
});
