import { everyRoute } from "@/content/routes";

/** The pages with the most on them: what holds on these holds on the others in all likelihood. */
const templates: string[] = ["/", "/contact", "/gallery", "/unsubscribe", "/services/acRepair"];

/** The pages that hosts answer for unknown URLs: no visitor asks for them by name (row 116). */
export const notFoundRoutes = ["/404", "/services/404"];

/** The pages that one test goes through: the fullest, in `npm run test:full` all. */
export const sampleRoutes = process.env.FULL ? everyRoute : templates;

/** Whether `npm test` has the page's own test. */
export const isSample = (path: string) => templates.includes(path);
