import { fixedRoutes, serviceRoutes } from "@/e2e/support/export/expectations";

/** One page of each kind: what holds on these holds on the others in all likelihood. */
const templates = [
  "/",
  "/about-us",
  "/contact",
  "/promotions",
  "/service-area",
  "/gallery",
  "/terms",
  "/unsubscribe",
  "/services/acRepair",
  "/services/emergencyAC",
];

/** Every address of the site, as a visitor asks for it (rows 7-17, 52-56). */
export const everyRoute = [...fixedRoutes, ...serviceRoutes];

/**
 * The tags of a test that is run once for each page: a change waits for one page of each kind, on a
 * desktop; `npm run test:full` reads them all.
 */
export const tagOf = (path: string) =>
  templates.includes(path) ? ["@desktop-first"] : ["@desktop-first", "@full"];
