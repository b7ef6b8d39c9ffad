import { z } from "zod";
import { company, place, titled } from "@/content/company";
import { facts } from "@/content/facts";
import { findPicture } from "@/content/pictures";
import { promotions } from "@/content/promotions";
import { parseData } from "@/content/parse-content";
import { pageSchema, type Family } from "@/content/schema";
import { capitalized } from "@/content/service-facts";
import { serviceKeys, services } from "@/content/services";
import { nearbyTowns, serviceArea, towns } from "@/content/towns";

const phone = company.phone.display;
/** An offer without days, if any: what is said of it stays true. */
const lasting = promotions
  .filter(({ startsOn, endsOn }) => !startsOn && !endsOn)
  .map(({ title }) => `${title}, `);

/** The words of the placeholder pages, exact to the character. */
export const placeholders = {
  privacy: "Privacy Policy are coming soon...",
  terms: "Terms of Use are coming soon...",
  finance: "Finance are coming soon...",
} as const;

/** A placeholder page is not indexed until it has content. */
const whenWritten = (words: string) => ({ indexed: !words.includes("coming soon") });

const illustrated = pageSchema.transform((page) => ({
  ...page,
  title: titled(page.title),
  picture: findPicture(page.preview),
}));

const written = {
  home: {
    path: "/",
    label: "Home",
    title: `Heating, AC & Water Heaters in ${place} | ${company.name}`,
    description: `Heating, cooling and water heaters, installed and repaired, plus duct cleaning in ${serviceArea}. Family-run since ${facts.founded}. Call ${phone}.`,
    preview: "opened-house",
  },
  about: {
    path: "/about-us",
    label: "About Us",
    title: `Family-Run HVAC in ${place} Since ${facts.founded} | ${company.name}`,
    description: `Family-run since ${facts.founded}: heating, cooling, duct and water heater service for homes and businesses in ${place}.`,
  },
  contact: {
    path: "/contact",
    label: "Contact",
    title: `Call or Request Service in ${place} | ${company.name}`,
    description: `Need a repair, or a quote for new equipment? Call ${phone}, day or night for emergencies. Or write, and we'll get back to you in ${facts.replyTime}.`,
    preview: "hero-dusk",
  },
  promotions: {
    path: "/promotions",
    label: "Promotions",
    title: `HVAC Promotions and Codes in ${place} | ${company.name}`,
    description: `${capitalized(`${lasting[0] ?? ""}plan discounts`)}, free quotes for new equipment: current offers from ${company.name} in ${place}.`,
    preview: "ac-condenser",
  },
  serviceArea: {
    path: "/service-area",
    label: "Service Area",
    title: `HVAC in ${towns.slice(0, 3).join(", ")} & Nearby | ${company.name}`,
    description: `Furnace, AC and water heater service in ${place} and ${nearbyTowns}. Check your ZIP code.`,
    preview: "hero-dusk",
  },
  services: {
    path: "/services",
    label: "Services",
    title: `HVAC & Water Heater Services, ${company.address.town} | ${company.name}`,
    description: `No heat, no AC, no hot water? Find the repair, tune-up or new system you need. Heating, cooling, ducts and water heaters in ${serviceArea}.`,
    preview: "opened-house",
  },
  maintenancePlan: {
    path: "/maintenance-plan",
    label: "Maintenance Plan",
    title: `HVAC Maintenance Plan in ${company.address.town}, ${facts.plan.price} ${facts.plan.period} | ${company.name}`,
    description: `HVAC maintenance plan in ${serviceArea}: ${facts.plan.price} ${facts.plan.period}, visits ${facts.plan.visits}, ${facts.plan.repairDiscount} off eligible repairs, priority service.`,
  },
  gallery: {
    path: "/gallery",
    label: "Gallery",
    title: `HVAC Equipment Pictures | ${company.name}`,
    description: "See ACs, furnaces, boilers, ducts and water heaters, close up and cut open.",
    preview: "boiler-pumps",
  },
  privacy: {
    path: "/privacy-policy",
    label: "Privacy Policy",
    title: `Privacy Policy | ${company.name}`,
    description: `The privacy policy of ${company.name}, a heating and cooling company in ${place}, is coming soon.`,
    ...whenWritten(placeholders.privacy),
  },
  terms: {
    path: "/terms",
    label: "Terms of Use",
    title: `Terms of Use | ${company.name}`,
    description: `The terms of use of ${company.name}, a heating and cooling company in ${place}, are coming soon.`,
    ...whenWritten(placeholders.terms),
  },
  finance: {
    path: "/finance",
    label: "Finance",
    title: `Finance | ${company.name}`,
    description: `Financing for new equipment that we install: ${facts.financing.offer}.`,
    ...whenWritten(placeholders.finance),
  },
  accessibility: {
    path: "/accessibility",
    label: "Accessibility",
    title: `Accessibility Statement | ${company.name}`,
    description: `What works, what doesn't work well yet, how we test, and how to tell ${company.name} about a problem.`,
  },
  unsubscribe: {
    path: "/unsubscribe",
    label: "Unsubscribe",
    title: `Unsubscribe From Our Newsletter | ${company.name}`,
    description: `Unsubscribe from emails with promotional updates, offers and news from ${company.name}.`,
    indexed: false,
  },
};

/** Every fixed page: its address, its name in links and breadcrumbs, and its search result. */
export const pages = parseData(
  "navigation.ts",
  z.record(z.string(), illustrated),
  written,
) as Record<keyof typeof written, z.output<typeof illustrated>>;
export type Pages = typeof pages;

/** The entries of a menu group, ordered by the services' `place`. */
const childrenOf = (family: Family) =>
  serviceKeys
    .flatMap((key) => {
      const { menu } = services[key];
      return menu?.groups.includes(family) ? [{ key, ...menu }] : [];
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ key, label, icon }) => ({ path: `/services/${key}`, label, icon }));

/** The Services menu: four groups in this order; the services name their entries. */
export const serviceMenu = [
  { label: "Cooling", icon: "snowflake", family: "cooling", children: childrenOf("cooling") },
  { label: "Heating", icon: "flame", family: "heating", children: childrenOf("heating") },
  { label: "Duct Cleaning", icon: "wind", family: "ducts", children: childrenOf("ducts") },
  { label: "Water Heaters", icon: "droplets", family: "water", children: childrenOf("water") },
] as const;
export type MenuGroup = (typeof serviceMenu)[number];

/** Every service by family: first the pages outside the menu, since these are for emergencies. */
export const allServices = serviceMenu.map(({ label, family, children }) => {
  const outside = serviceKeys
    .filter((key) => !services[key].menu && services[key].family === family)
    .map((key) => ({ path: `/services/${key}`, label: services[key].title }));
  return { label, family, children: [...outside, ...children] };
});
