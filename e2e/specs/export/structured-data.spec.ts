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

test("every node is right by schema.org's vocabulary, and claims nothing (row 3)", once, () => {
  for (const path of [...about, ...serviceRoutes]) {
    const nodes = nodesOf(path);
    expect(nodes.length, path).toBeGreaterThan(0);
    for (const node of nodes) {
      expect(schemaFaults(node), path).toEqual([]);
      expect(node["@context"]).toBe("https://schema.org");
    }
    expect(JSON.stringify(nodes), path).not.toMatch(
      /rating|review|"Offer|priceRange|openingHours":|FAQPage/i,
    );
  }
});

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
    const found = [...fixedRoutes, ...serviceRoutes].filter((path) => path !== "/unsubscribe");
    expect(listed.map(([, url = ""]) => new URL(url).pathname).toSorted()).toEqual(
      found.toSorted(),
    );
  },
);
