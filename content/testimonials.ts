import data from "@/content/data/testimonials.json" with { type: "json" };
import { testimonialsSchema, type Testimonial } from "@/content/data/schemas/testimonials";
import { parseData } from "@/content/parse-content";

/** A sample says so where the customer's name would stand. */
export const isSample = ({ name }: Testimonial) => name.startsWith("Sample ");

/**
 * Samples, no real customers: every name says so on the page. Before launch they are replaced by words that
 * real customers wrote and allowed to print: publishing invented reviews as real is against the law.
 * They are never put into structured data.
 */
export const { testimonials } = parseData("data/testimonials.json", testimonialsSchema, data);

/** Whether any story is a sample: then the heading over all of them says so. */
export const hasSamples = testimonials.some(isSample);
