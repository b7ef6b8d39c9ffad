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
import { gallery } from "@/content/gallery";
import { findPicture } from "@/content/pictures";
import { promotions } from "@/content/promotions";
import { testimonials } from "@/content/testimonials";
import { towns } from "@/content/towns";
import { pageWords } from "@/content/words/pages";
import { mainText } from "@/lib/testing/main-text";
import { readingLength } from "@/lib/testing/reading-length";

const { pictures, samples } = pageWords.gallery;
const isOurs = gallery.every(({ source }) => findPicture(source).photograph);
test.each([
  ["https://pictures.example.com", pictures],
  ["http://localhost:3001", isOurs ? pictures : samples],
])("pictures from %s are called %s", (host, words) => {
  const before = process.env.NEXT_PUBLIC_GALLERY_BACKEND_URL;
  process.env.NEXT_PUBLIC_GALLERY_BACKEND_URL = host;
  expect(mainText(GalleryPage())).toContain(words);
  process.env.NEXT_PUBLIC_GALLERY_BACKEND_URL = before;
});

// A longer page must be a decision: raise the limit here. Offers, stories and towns are the owner's.
test.each<[path: string, page: () => ReactElement, most: number]>([
  ["/", HomePage, 500 + 30 * testimonials.length],
  ["/about-us", AboutPage, 300],
  ["/contact", ContactPage, 180],
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
