import type { Company, Service } from "@/content/schema";

type Node = Record<string, unknown>;
type Crumb = { name: string; path: string };

const context = "https://schema.org";
const businessId = (site: string) => `${site}/#business`;

/**
 * The company as an HVACBusiness (conventions.md §3.1). No hours, prices, ratings or offers: the
 * specification gives no company hours, and a business may not mark up reviews of itself.
 */
export function business(company: Company, towns: readonly string[], site: string): Node {
  const { street, town, state, postalCode } = company.address;
  return {
    "@context": context,
    "@type": "HVACBusiness",
    "@id": businessId(site),
    name: company.name,
    url: `${site}/`,
    telephone: company.phone.e164,
    email: company.email,
    image: `${site}/og/home.jpg`,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: town,
      addressRegion: state,
      postalCode,
      addressCountry: "US",
    },
    areaServed: towns.map((name) => ({
      "@type": "City",
      name,
      containedInPlace: { "@type": "State", name: "Illinois" },
    })),
  };
}

/** The site itself, for the home page. */
export const website = (company: Company, site: string): Node => ({
  "@context": context,
  "@type": "WebSite",
  name: company.name,
  url: `${site}/`,
  publisher: { "@id": businessId(site) },
});

/** One service, provided by the business. */
export const serviceNode = (service: Service, path: string, site: string): Node => ({
  "@context": context,
  "@type": "Service",
  name: service.title,
  description: service.description,
  url: site + path,
  provider: { "@id": businessId(site) },
});

/** A page about the business, such as ContactPage or AboutPage. */
export const pageAbout = (type: "AboutPage" | "ContactPage", path: string, site: string): Node => ({
  "@context": context,
  "@type": type,
  url: site + path,
  about: { "@id": businessId(site) },
});

/** The trail that the page shows, from home to itself; the last step has no address (conventions.md §3.5). */
export const trail = (crumbs: readonly Crumb[], site: string): Node => ({
  "@context": context,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(index < crumbs.length - 1 && { item: site + (path === "/" ? "/" : path) }),
  })),
});
