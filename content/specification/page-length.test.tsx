/** @jest-environment node */
import type { ReactElement } from "react";
import AboutPage from "@/app/about-us/page";
import AccessibilityPage from "@/app/accessibility/page";
import ContactPage from "@/app/contact/page";
import MaintenancePlanPage from "@/app/maintenance-plan/page";
import GalleryPage from "@/app/gallery/page";
import HomePage from "@/app/page";
import PromotionsPage from "@/app/promotions/page";
import ServiceAreaPage from "@/app/service-area/page";
import ServicesPage from "@/app/services/page";
import ServicePage from "@/app/services/[serviceKey]/page";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { gallery } from "@/content/gallery";
import { promotions } from "@/content/promotions";
import { type ServiceKey, serviceKeys, services } from "@/content/services";
import { testimonials } from "@/content/testimonials";
import { towns } from "@/content/towns";
import { pageWords } from "@/content/words/pages";
import { mainText, readingLength } from "@/lib/testing/main-text";

const { anyPictures, pictures } = pageWords.gallery;
test("the gallery calls nothing its work that is drawn", () => {
  const words = mainText(GalleryPage());
  expect(words).toContain(gallery.photographs ? pictures : anyPictures);
  expect(/our work|we did/i.test(words)).toBe(gallery.photographs);
});

// A longer page must be a decision: raise the limit here. Offers, stories and towns are the owner's.
test.each<[path: string, page: () => ReactElement, most: number]>([
  ["/", HomePage, 500 + 30 * testimonials.length],
  ["/about-us", AboutPage, 300],
  ["/contact", ContactPage, 215],
  ["/maintenance-plan", MaintenancePlanPage, 330],
  ["/services", ServicesPage, 400],
  ["/promotions", PromotionsPage, 50 * promotions.length],
  ["/service-area", ServiceAreaPage, 50 + 2 * towns.length],
  ["/accessibility", AccessibilityPage, 250],
])("%s is read in a minute or two", (_path, page, most) => {
  const words = readingLength(page());
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThanOrEqual(most);
});

const confirmed = [facts.nightFee, facts.noHeatArrival, ...Object.values(facts.visits)];
/** A page is two screens of reading, in an emergency less, and what the owner has confirmed besides. */
const limitOf = (key: ServiceKey) =>
  (key === "emergencyAC" ? 550 : 750) + 15 * confirmed.filter(Boolean).length;

const pageOf = (serviceKey: ServiceKey) => ServicePage({ params: Promise.resolve({ serviceKey }) });
const wordsOfMain = async (key: ServiceKey) => mainText(await pageOf(key));

test.each(serviceKeys)("%s is read in two minutes", async (key) => {
  const words = readingLength(await pageOf(key));
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThanOrEqual(limitOf(key));
});

const families = [...new Set(Object.values(services).map(({ family }) => family))];
test.each(families)("%s is for homes and for businesses (row 1)", async (family) => {
  const keys = serviceKeys.filter((key) => services[key].family === family);
  const words = (await Promise.all(keys.map(wordsOfMain))).join(" ");
  expect(words).toMatch(/\b(residential|homes?|houses?)\b/i);
  expect(words).toMatch(/\b(commercial|business(es)?)\b(?! (days|hours))/i);
});

const { acRepair, emergencyAc, financing, plan } = facts;
/** What readers look for, and need only once. */
const onceOnly = [
  ...[company.phone.display, facts.replyTime],
  ...[acRepair.diagnosticFee, plan.price, financing.interest, emergencyAc.arrival],
  ...[acRepair.warranty, emergencyAc.warranty, "extra fee outside", facts.certification],
];

test.each(serviceKeys)("%s says prices, warranty and number once", async (key) => {
  const words = (await wordsOfMain(key)).toLowerCase();
  const times = (said: string) => words.split(said.toLowerCase()).length - 1;
  expect(onceOnly.filter((said) => times(said) > 1)).toEqual([]);
  expect(times(company.phone.display)).toBe(1);
  // Hours have their info card, and stand in the first window: they answer "when", or bound a fee.
  expect([1, 2]).toContain(times(services[key].availability ?? "none"));
});
