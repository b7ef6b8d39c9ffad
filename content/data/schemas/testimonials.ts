import { z } from "zod";
import { noTwo } from "@/content/data/schemas/parts";
import { text } from "@/content/schema";

const testimonialSchema = z.strictObject({
  id: z.int().positive(),
  name: text,
  timeAgo: text,
  testimonial: text,
});
export type Testimonial = z.infer<typeof testimonialSchema>;
export const testimonialsSchema = z.strictObject({
  testimonials: z.array(testimonialSchema).superRefine(noTwo(({ id }) => [[String(id), ["id"]]])),
});
