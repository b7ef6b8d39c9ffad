import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  City,
  ContactPageLeaf,
  HVACBusinessLeaf,
  OpeningHoursSpecification,
  ServiceLeaf,
  WebSiteLeaf,
  WithContext,
} from "schema-dts";
import type { Company } from "@/content/schema";
import type { Service } from "@/content/service-schema";
import { dayNames, readHours, type Hours } from "@/lib/calendar/hours";

/** A node of this site's, as search engines read it; the types are schema.org's vocabulary. */
export type StructuredNode = WithContext<
  | AboutPageLeaf
  | BreadcrumbListLeaf
  | ContactPageLeaf
  | HVACBusinessLeaf
  | ServiceLeaf
  | WebSiteLeaf
>;
type Crumb = { name: string; path: string };

const context = { "@context": "https://schema.org" } as const;
const owner = (site: string) => ({ "@id": `${site}/#business` });

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

const openingHours = ({ days, opens, closes }: Hours): OpeningHoursSpecification => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: dayNames.filter((_, day) => days.includes(day)),
  opens: clock(opens),
  closes: clock(closes),
});

/** At any hour of any day, as Google writes it. */
const always: OpeningHoursSpecification = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: [...dayNames],
  opens: "00:00",
  closes: "23:59",
};

const citiesOf = (towns: readonly string[]) =>
  towns.map((name): City => ({
    "@type": "City",
    name,
    containedInPlace: { "@type": "State", name: "Illinois" },
  }));

type BusinessOptions = {
  /** The page says that emergencies are answered at any hour: so do we. */
  emergency?: boolean;
};

/**
 * The company as an HVACBusiness. No hours, prices, ratings or offers: the
 * specification gives no company hours, and a business may not mark up reviews of itself.
 */
export function business(
  company: Company,
  towns: readonly string[],
  site: string,
  { emergency = false }: BusinessOptions = {},
): WithContext<HVACBusinessLeaf> {
  const { street, town, state, postalCode } = company.address;
  return {
    ...context,
    "@type": "HVACBusiness",
    ...owner(site),
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
    areaServed: citiesOf(towns),
    ...(emergency && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "emergency",
        telephone: company.phone.e164,
        hoursAvailable: always,
      },
    }),
  };
}

/** The site itself, for the home page. */
export const website = (company: Company, site: string): WithContext<WebSiteLeaf> => ({
  ...context,
  "@type": "WebSite",
  name: company.name,
  url: `${site}/`,
  publisher: owner(site),
});

type ServiceOptions = {
  site: string;
  towns: readonly string[];
  /** Its phone is answered at all hours; those the page names are the ones without an extra fee. */
  anyHour?: boolean | undefined;
};

/** One service, provided by the business in its towns; with its hours where the page names them. */
export function serviceNode(
  { title, description, availability }: Service,
  path: string,
  { site, towns, anyHour }: ServiceOptions,
): WithContext<ServiceLeaf> {
  const hours = readHours(availability ?? "");
  return {
    ...context,
    "@type": "Service",
    name: title,
    description,
    url: site + path,
    provider: owner(site),
    areaServed: citiesOf(towns),
    ...(hours && { hoursAvailable: anyHour ? always : openingHours(hours) }),
  };
}

/** A page about the business. */
export const pageAbout = (
  type: "AboutPage" | "ContactPage",
  path: string,
  site: string,
): WithContext<AboutPageLeaf | ContactPageLeaf> => ({
  ...context,
  "@type": type,
  url: site + path,
  about: owner(site),
});

/** The trail that the page shows, from home to itself; the last step has no address. */
export const trail = (crumbs: readonly Crumb[], site: string): WithContext<BreadcrumbListLeaf> => ({
  ...context,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(index < crumbs.length - 1 && { item: site + path }),
  })),
});
