import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  City,
  ContactPageLeaf,
  HVACBusinessLeaf,
  Offer,
  PostalAddressLeaf,
  ServiceLeaf,
  WebSiteLeaf,
  WithContext,
} from "schema-dts";
import type { Company } from "@/content/data/schemas/company";
import type { SitePicture } from "@/content/pictures";
import { jpegOf } from "@/lib/pictures/picture-files";
import type { OpenHours } from "@/content/open-hours";
import type { Service } from "@/content/service-schema";
import { always, openingHours } from "@/lib/seo/opening-hours";
import { isSampleAddress } from "@/lib/seo/samples";

/** A schema.org node; the types are schema.org's vocabulary. */
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

const citiesOf = ({ address: { state } }: Company, towns: readonly string[]) =>
  towns.map((town): City => ({ "@type": "City", name: `${town}, ${state}` }));

const addressOf = ({ street, town, state, postalCode }: Company["address"]): PostalAddressLeaf => ({
  "@type": "PostalAddress",
  streetAddress: street,
  addressLocality: town,
  addressRegion: state,
  postalCode,
  addressCountry: "US",
});

/** The company in the nodes of other pages: complete by itself, with the id of home's node. */
const contact = (company: Company, site: string): HVACBusinessLeaf => ({
  "@type": "HVACBusiness",
  ...owner(site),
  name: company.name,
  url: `${site}/`,
  telephone: company.phone.e164,
  address: addressOf(company.address),
});

/** The company's map and profiles elsewhere, unless they are samples. */
function elsewhere({ mapUrl, social }: Company) {
  const profiles = social.map(({ url }) => url).filter((url) => !isSampleAddress(url));
  return {
    ...(!isSampleAddress(mapUrl) && { hasMap: mapUrl }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

type BusinessOptions = {
  /** Emergencies are answered at all hours, as the page says. */
  emergency?: boolean;
  founded?: number;
  picture?: SitePicture;
};

/**
 * The company as an HVACBusiness. No opening hours, prices, ratings or offers: the specification gives no
 * company hours, and a business may not mark up reviews of itself.
 */
export const business = (
  company: Company,
  towns: readonly string[],
  site: string,
  { emergency = false, founded, picture }: BusinessOptions = {},
): WithContext<HVACBusinessLeaf> => ({
  ...context,
  ...contact(company, site),
  email: company.email,
  ...(picture && { image: `${site}/made/pictures/${jpegOf(picture).file}` }),
  logo: `${site}/icon-512.png`,
  ...elsewhere(company),
  areaServed: citiesOf(company, towns),
  ...(founded !== undefined && { foundingDate: String(founded) }),
  ...(emergency && {
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "emergency",
      telephone: company.phone.e164,
      hoursAvailable: always,
    },
  }),
});

export const website = (company: Company, site: string): WithContext<WebSiteLeaf> => ({
  ...context,
  "@type": "WebSite",
  name: company.name,
  url: `${site}/`,
  publisher: owner(site),
});

type ServiceOptions = {
  company: Company;
  site: string;
  towns: readonly string[];
  /** The hours of the page's visits. */
  hours?: Pick<OpenHours, "week" | "holidays"> | undefined;
  /** The phone is answered at all hours; the page's own hours are those without an extra fee. */
  anyHour?: boolean | undefined;
  /** The yearly price that the page names, like "$99". */
  yearly?: string;
};

const yearlyOffer = (price: string): Offer => ({
  "@type": "Offer",
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    price: price.slice(1),
    priceCurrency: "USD",
    unitCode: "ANN",
    unitText: "year",
  },
});

/**
 * One service, provided by the business in its towns, with the hours and price that the page names.
 */
export function serviceNode(
  { title, description }: Pick<Service, "title" | "description">,
  path: string,
  { company, site, towns, hours, anyHour, yearly }: ServiceOptions,
): WithContext<ServiceLeaf> {
  return {
    ...context,
    "@type": "Service",
    name: title,
    serviceType: title,
    description,
    url: site + path,
    provider: contact(company, site),
    areaServed: citiesOf(company, towns),
    ...(hours && { hoursAvailable: anyHour ? always : openingHours(hours) }),
    ...(yearly !== undefined && { offers: yearlyOffer(yearly) }),
  };
}

export const pageAbout = (
  type: "AboutPage" | "ContactPage",
  path: string,
  { company, site }: Pick<ServiceOptions, "company" | "site">,
): WithContext<AboutPageLeaf | ContactPageLeaf> => ({
  ...context,
  "@type": type,
  url: site + path,
  about: contact(company, site),
});

/** The breadcrumb as on the page; the last item has no URL. */
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
