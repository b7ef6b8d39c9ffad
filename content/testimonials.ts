import { z } from "zod";
import { check, testimonialSchema } from "@/content/schema";

/**
 * SAMPLES, NOT REAL CUSTOMERS: every name says so on the page. Before launch, replace them with
 * words that real customers wrote and allowed you to print: publishing invented reviews as real is
 * against the law. Never put them into structured data.
 */
export const testimonials = check("testimonials.ts", z.array(testimonialSchema), [
  {
    id: 1,
    name: "Sample homeowner, Naperville",
    timeAgo: "2 weeks ago",
    testimonial:
      "The furnace quit on a Friday with snow on the way. The technician showed me the cracked igniter, told me the price before he touched it, and the house was warm again by dinner.",
  },
  {
    id: 2,
    name: "Sample shop owner, Aurora",
    timeAgo: "1 month ago",
    testimonial:
      "Our rooftop unit kept tripping its breaker on hot afternoons. They found a worn fan motor, worked around our opening hours and left the roof cleaner than they found it.",
  },
  {
    id: 3,
    name: "Sample homeowner, Downers Grove",
    timeAgo: "2 months ago",
    testimonial:
      "I asked for a new water heater. They looked, replaced one part and told me the tank had good years left. You remember people who talk you out of spending money.",
  },
  {
    id: 4,
    name: "Sample homeowner, Oswego",
    timeAgo: "4 months ago",
    testimonial:
      "After we sanded the floors, every vent blew dust. Two people spent the morning on our ducts, covered the furniture and let me look inside with a flashlight at the end.",
  },
  {
    id: 5,
    name: "Sample homeowner, Wheaton",
    timeAgo: "6 months ago",
    testimonial:
      "They put a heat pump in my mother's ranch house and stayed until she could work the thermostat by herself. In January I called with a question and someone answered.",
  },
]);
