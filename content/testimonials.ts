import data from "@/content/data/testimonials.json" with { type: "json" };
import { testimonialsSchema } from "@/content/data/schemas/testimonials";
import { parseData } from "@/content/parse-content";

/**
 * Samples, no real customers: every name says so on the page. Before launch they are replaced by words that
 * real customers wrote and allowed to print: publishing invented reviews as real is against the law.
 * They are never put into structured data.
 */
export const { testimonials } = parseData("data/testimonials.json", testimonialsSchema, data);
