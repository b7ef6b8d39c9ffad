import { z } from "zod";
import { parseContent, testimonialSchema } from "@/content/schema";

/**
 * SAMPLES, NOT REAL CUSTOMERS: every name says so on the page. Before launch, replace them with
 * words that real customers wrote and allowed you to print: publishing invented reviews as real is
 * against the law. Never put them into structured data.
 */
export const testimonials = parseContent("testimonials.ts", z.array(testimonialSchema), [
  {
    id: 1,
    name: "Sample homeowner, Naperville",
    timeAgo: "2 weeks ago",
    testimonial:
      "The furnace quit with snow on the way. The technician showed me the cracked igniter, and the house was warm by dinner.",
  },
  {
    id: 2,
    name: "Sample shop owner, Aurora",
    timeAgo: "1 month ago",
    testimonial:
      "Our rooftop unit kept tripping its breaker. They found a worn fan motor and worked around our store hours.",
  },
  {
    id: 3,
    name: "Sample homeowner, Downers Grove",
    timeAgo: "2 months ago",
    testimonial:
      "I asked for a new water heater. They replaced one part and told me the tank had good years left.",
  },
  {
    id: 4,
    name: "Sample homeowner, Oswego",
    timeAgo: "4 months ago",
    testimonial:
      "After we sanded the floors, every vent blew dust. They covered the furniture and cleaned the ducts in a morning.",
  },
  {
    id: 5,
    name: "Sample homeowner, Wheaton",
    timeAgo: "6 months ago",
    testimonial:
      "They put a heat pump in my mother's house and stayed until she could work the thermostat by herself.",
  },
]);
