import { existsSync } from "node:fs";
import { facts } from "@/content/facts";
import { pages } from "@/content/navigation";
import { serviceKeys, services } from "@/content/services";
import { towns } from "@/content/towns";
import { frameWords } from "@/content/words/frame";
import { once, readExported, test } from "@/e2e/support/exported";
import type { ExportedPage } from "@/e2e/support/exported";
import { expect } from "@/e2e/support/fixtures";
import { everyRoute, notFoundRoutes } from "@/e2e/support/routes";
import { readHours } from "@/lib/calendar/hours";
import { schemaFaults } from "@/lib/testing/schema-org";

type Node = Record<string, unknown> & { "@type": string };

function nodesOf({ html }: ExportedPage): Node[] {
  const [, text = "[]"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as Node[];
}
const nodeOf = (page: ExportedPage, type: string) =>
  nodesOf(page).find((node) => node["@type"] === type) ?? { "@type": "none" };

test(
  "every node is right by schema.org's vocabulary, and claims nothing (row 3)",
  once,
  ({ pages: exported }) => {
    const nodes = exported.flatMap(nodesOf);
    expect(nodes.length).toBeGreaterThan(serviceKeys.length);
    for (const node of nodes) expect(schemaFaults(node)).toEqual([]);
    expect(JSON.stringify(nodes)).not.toMatch(/rating|review|priceRange|openingHours":|FAQPage/i);
    for (const page of exported) {
      // A reference says nothing to who reads this page alone.
      const defined = nodesOf(page).map((node) => node["@id"]);
      const text = JSON.stringify(nodesOf(page));
      for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(defined).toContain(id);
      expect(text.includes('"Offer"'), page.route).toBe(page.route === pages.maintenancePlan.path);
    }
  },
);

test("the plan's offer is the price that the page names", once, ({ pageAt }) => {
  const page = pageAt(pages.maintenancePlan.path);
  const { name, description, offers } = nodeOf(page, "Service");
  const { price, unitText } = (offers as Record<string, Record<string, string>>)[
    "priceSpecification"
  ]!;
  expect(page.main.headings[0]).toBe(`h1 ${String(name)}`);
  expect(page.main.text).toContain(description);
  expect(page.main.text).toContain(`$${price} a ${unitText}`);
});

test(
  "what is said of the business stands on the page: name, address, number, towns, links, emergency (rows 58, 60, 61)",
  once,
  ({ pages: exported }) => {
    let described = 0;
    for (const page of exported) {
      const { footer, main, route } = page;
      for (const node of nodesOf(page)) {
        const named = (node["about"] ?? node["provider"] ?? node) as Record<string, unknown>;
        if (!("address" in named)) continue;
        described += 1;
        const { name, address, telephone, hasMap, sameAs, logo } = named;
        const { streetAddress, addressLocality, addressRegion, postalCode } = address as Record<
          string,
          string
        >;
        const place = `${addressLocality}, ${addressRegion} ${postalCode}`;
        for (const words of [name, streetAddress, place]) expect(footer.text).toContain(words);
        const hrefs = footer.links.map(({ href }) => href);
        const linked = [`tel:${String(telephone)}`, hasMap ?? [], sameAs ?? []].flat();
        expect(hrefs).toEqual(expect.arrayContaining(linked));
        if (logo) expect(existsSync(`out${new URL(String(logo)).pathname}`)).toBe(true);
        if (node["@type"] !== "HVACBusiness") continue;
        expect(node["areaServed"]).toMatchObject(towns.map((town) => ({ name: town })));
        for (const town of towns) expect(main.text, route).toContain(town);
        if ("contactPoint" in node) expect(main.text).toContain(facts.emergencyService);
        if ("foundingDate" in node)
          expect(main.text).toContain(`since ${String(node["foundingDate"])}`);
      }
    }
    expect(described).toBeGreaterThan(serviceKeys.length);
  },
);

test(
  "the trail, name, description and hours of every service are those that its page shows",
  once,
  async ({ pageAt, page }) => {
    for (const key of serviceKeys) {
      const exported = pageAt(`/services/${key}`);
      const shown = await page.evaluate(
        ([html = "", label]) =>
          [
            ...new DOMParser()
              .parseFromString(html, "text/html")
              .querySelectorAll(`nav[aria-label="${label}"] :is(a, [aria-current])`),
          ].map((step) => [step.textContent, step.getAttribute("href")]),
        [exported.html, frameWords.breadcrumb],
      );
      const list = nodeOf(exported, "BreadcrumbList")["itemListElement"] as Node[];
      const named = list.map(({ name, item }) => [
        name,
        item ? new URL(String(item)).pathname : null,
      ]);
      expect(named).toEqual(shown);
      expect(shown).toHaveLength(3);

      const { name, description, serviceType, areaServed, hoursAvailable } = nodeOf(
        exported,
        "Service",
      );
      const { main } = exported;
      expect(main.headings[0]).toBe(`h1 ${String(name)}`);
      expect(serviceType).toBe(name);
      expect(main.text).toContain(description);
      expect(areaServed).toMatchObject(towns.map((town) => ({ name: town })));
      const { opens, closes } = hoursAvailable as Record<"opens" | "closes", string>;
      const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
      const days = /[A-Z][a-z]+day to [A-Z][a-z]+day \d+(:\d\d)?AM-\d+(:\d\d)?PM/g;
      const spoken = main.text.match(days) ?? [];
      if (services[key].facts.anyHour) expect([opens, closes]).toEqual(["00:00", "23:59"]);
      else
        expect(spoken.map((each) => readHours(each))).toContainEqual(
          expect.objectContaining({ opens: minutes(opens), closes: minutes(closes) }),
        );
    }
  },
);

test(
  "the sitemap names every page that wants to be found, its last change and its picture",
  once,
  ({ pageAt }) => {
    const sitemap = readExported("sitemap.xml");
    const all = (tag: string) =>
      [...sitemap.matchAll(new RegExp(`<${tag}>([^<]+)<`, "g"))].map(([, text = ""]) => text);
    // A page for one visitor, and those that are still to come.
    const isHidden = (path: string) =>
      path === pages.unsubscribe.path || / are coming soon/.test(pageAt(path).main.text);
    const found = everyRoute.filter((path) => !isHidden(path));
    for (const path of everyRoute)
      expect(/<meta name="robots" content="noindex/.test(pageAt(path).html), path).toBe(
        isHidden(path),
      );
    const listed = all("loc").map((url) => new URL(url).pathname);
    expect(listed.toSorted()).toEqual(found.toSorted());
    expect(listed).not.toEqual(expect.arrayContaining(notFoundRoutes));
    const days = all("lastmod");
    expect(days).toHaveLength(found.length);
    for (const day of days) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
    const images = all("image:loc");
    expect(images.length).toBeGreaterThanOrEqual(serviceKeys.length);
    for (const image of images)
      expect(existsSync(`out${new URL(image).pathname}`), image).toBe(true);
  },
);
