import { existsSync, readFileSync } from "node:fs";
import { facts } from "@/content/facts";
import { towns } from "@/content/towns";
import { fixedRoutes, serviceRoutes } from "@/e2e/support/export/expectations";
import { expect, test } from "@/e2e/support/fixtures";
import { readHours } from "@/lib/calendar/hours";
import { schemaFaults } from "@/lib/testing/schema-org";

type Node = Record<string, unknown> & { "@type": string };

const once = { tag: "@once" };

const fileOf = (path: string) => `out${path === "/" ? "/index" : path}.html`;

/** Every node of a page of the export. */
function nodesOf(path: string): Node[] {
  const html = readFileSync(fileOf(path), "utf8");
  const [, text = "[]"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as Node[];
}
const nodeOf = (path: string, type: string) =>
  nodesOf(path).find((node) => node["@type"] === type) ?? { "@type": "none" };

const about = ["/", "/about-us", "/contact", "/service-area"];
const plan = "/maintenance-plan";
/** The addresses of a node's things that are defined in the same page. */
const ids = (nodes: unknown) =>
  [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);

test("every node is right by schema.org's vocabulary, and claims nothing (row 3)", once, () => {
  for (const path of [...about, plan, ...serviceRoutes]) {
    const nodes = nodesOf(path);
    expect(nodes.length, path).toBeGreaterThan(0);
    for (const node of nodes) {
      expect(schemaFaults(node), path).toEqual([]);
      expect(node["@context"]).toBe("https://schema.org");
    }
    expect(JSON.stringify(nodes), path).not.toMatch(
      /rating|review|priceRange|openingHours":|FAQPage/i,
    );
    expect(JSON.stringify(nodes).includes('"Offer"'), path).toBe(path === plan);
    // A reference says nothing to who reads this page alone.
    const defined = nodes.map((node) => node["@id"]);
    for (const id of ids(nodes)) expect(defined, path).toContain(id);
  }
});

test("the plan's offer is the price that the page names (row 197)", once, async ({ page }) => {
  await page.goto(plan);
  const node = nodeOf(plan, "Service");
  const { priceSpecification } = node.offers as { priceSpecification: Record<string, string> };
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(node.name));
  const main = page.getByRole("main");
  await expect(main).toContainText(String(node.description));
  const { price, unitText } = priceSpecification;
  await expect(main).toContainText(new RegExp(`\\$${price} a ${unitText}\\b`));
});

for (const path of ["/about-us", "/contact", plan, ...serviceRoutes]) {
  test(`${path} names the company as its footer does (row 58)`, once, async ({ page }) => {
    const [node = { "@type": "none" }] = nodesOf(path);
    const company = (node.about ?? node.provider) as Record<string, unknown>;
    const address = company.address as Record<string, string>;
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(String(company.name));
    await expect(footer.locator(`a[href="tel:${String(company.telephone)}"]`)).toHaveCount(1);
    await expect(footer.locator("address")).toContainText(address.streetAddress ?? "none");
    await expect(footer.locator("address")).toContainText(
      `${address.addressLocality}, ${address.addressRegion} ${address.postalCode}`,
    );
  });
}

for (const path of ["/", "/service-area"]) {
  test(`what ${path} says of the business stands on the page (row 58)`, once, async ({ page }) => {
    const node = nodeOf(path, "HVACBusiness");
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    const address = node.address as Record<string, string>;
    await expect(footer.locator("address")).toContainText(address.streetAddress ?? "none");
    await expect(footer.locator("address")).toContainText(
      `${address.addressLocality}, ${address.addressRegion} ${address.postalCode}`,
    );
    await expect(footer.locator(`a[href="tel:${String(node.telephone)}"]`)).toHaveCount(1);
    await expect(footer.getByText(String(node.email))).toBeVisible();
    expect(node.areaServed).toMatchObject(
      towns.map((name) => ({ name, containedInPlace: { name: "Illinois" } })),
    );
    const words = (await page.getByRole("main").textContent()) ?? "";
    for (const town of towns) expect(words).toContain(town);
    if ("contactPoint" in node) expect(words).toContain("24/7 Emergency Service");
    if ("foundingDate" in node) expect(words).toContain(`since ${String(node.foundingDate)}`);
    const linked = [node.hasMap ?? [], node.sameAs ?? []].flat().map(String);
    for (const href of linked) await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
    expect(existsSync(`out${new URL(String(node.logo)).pathname}`)).toBe(true);
  });
}

for (const path of serviceRoutes) {
  test(`the trail, name and hours of ${path} are those it shows`, once, async ({ page }) => {
    await page.goto(path);
    const steps = page.getByRole("navigation", { name: "Breadcrumb" });
    const shown = await steps.locator("a, [aria-current]").evaluateAll((elements) =>
      elements.map((element) => ({
        name: element.textContent,
        href: element.getAttribute("href"),
      })),
    );
    const list = nodeOf(path, "BreadcrumbList").itemListElement as Record<string, unknown>[];
    expect(
      list.map(({ name, item }) => ({
        name,
        href: item === undefined ? null : new URL(String(item)).pathname,
      })),
    ).toEqual(shown);
    expect(shown.map(({ href }) => href)).toEqual(["/", "/services", null]);

    const service = nodeOf(path, "Service");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(service.name));
    expect(service.serviceType).toBe(service.name);
    const words = (await page.getByRole("main").textContent()) ?? "";
    expect(words).toContain(service.description);
    expect(service.areaServed).toMatchObject(towns.map((name) => ({ name })));
    const node = service.hoursAvailable as { opens: string; closes: string } | undefined;
    const shownHours = words.match(
      /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day to \w+day \d+AM-\d+PM/g,
    );
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    if (node?.opens === "00:00") {
      expect(words).toContain(facts.emergencyHours.phone);
    } else if (node) {
      expect((shownHours ?? []).map((each) => readHours(each))).toContainEqual(
        expect.objectContaining({ opens: minutes(node.opens), closes: minutes(node.closes) }),
      );
    }
  });
}

/** What search engines are not to show: a page for one visitor, and those that are still to come. */
const isHidden = (path: string) =>
  path === "/unsubscribe" || /are coming soon/.test(readFileSync(fileOf(path), "utf8"));

test(
  "the sitemap names every page that wants to be found, its last change and its picture",
  once,
  () => {
    const sitemap = readFileSync("out/sitemap.xml", "utf8");
    const days = [...sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day = ""]) => day);
    expect(days.length).toBeGreaterThan(20);
    for (const day of days) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
    const images = [...sitemap.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)];
    expect(images.length).toBeGreaterThanOrEqual(serviceRoutes.length);
    for (const [, image = ""] of images) {
      expect(existsSync(`out${new URL(image).pathname}`), image).toBe(true);
    }
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
    const routes = [...fixedRoutes, ...serviceRoutes];
    const found = routes.filter((path) => !isHidden(path));
    for (const path of routes) {
      const robots = /<meta name="robots" content="noindex/.test(
        readFileSync(fileOf(path), "utf8"),
      );
      expect(robots, path).toBe(isHidden(path));
    }
    expect(listed.map(([, url = ""]) => new URL(url).pathname).toSorted()).toEqual(
      found.toSorted(),
    );
  },
);
