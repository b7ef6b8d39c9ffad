import { everyRoute } from "@/content/routes";

/** One page of each kind: what holds on these holds on the others in all likelihood. */
const templates = [
  ...["/", "/about-us", "/contact", "/promotions", "/service-area", "/services", "/gallery"],
  ...["/terms", "/unsubscribe", "/services/acRepair", "/services/emergencyAC"],
];

/** The pages that hosts answer for unknown URLs: no visitor asks for them by name (row 116). */
export const notFoundRoutes = ["/404", "/services/404"];

/** The pages that one test goes through: of each kind one, in `npm run test:full` all. */
export const sampleRoutes = process.env.FULL ? everyRoute : templates;

/** Whether a change waits for the page's own test: of each kind one does. */
export const isSample = (path: string) => templates.includes(path);
