import { z } from "zod";
import { safety } from "@/content/safety";
import { parseContent, familySchema, text, type Family } from "@/content/schema";
import type { Worry } from "@/content/service-schema";
import { serviceKeys, services, type ServiceKey } from "@/content/services";

const finderSchema = z.strictObject({
  heading: text,
  danger: z.strictObject({ heading: text, text }),
  /** On home, the link to the other symptoms. */
  more: text,
  worries: z.array(
    z.strictObject({
      name: text,
      family: familySchema,
      symptoms: z
        .array(
          z.strictObject({
            words: text,
            service: z.custom<ServiceKey>(),
            answer: text,
            onHome: z.boolean(),
          }),
        )
        .min(3),
    }),
  ),
});
export type Finder = z.infer<typeof finderSchema>;

/** The worries in order; the services add the symptoms. */
const worries: Record<Worry, { name: string; family: Family }> = {
  heat: { name: "No heat, or not enough", family: "heating" },
  cooling: { name: "No cooling, or not enough", family: "cooling" },
  "hot-water": { name: "No hot water, or water on the floor", family: "water" },
  dust: { name: "Dust, or a musty smell", family: "ducts" },
  thermostat: { name: "Thermostat, or high bills", family: "cooling" },
  price: { name: "Rooftop units, prices and the plan", family: "cooling" },
};

/** The symptoms of a worry in order, each with the section or page that answers it. */
const symptomsOf = (worry: string) =>
  serviceKeys
    .flatMap((service) => services[service].symptoms.map((symptom) => ({ ...symptom, service })))
    .filter((symptom) => symptom.worry === worry)
    .toSorted((one, other) => one.place - other.place)
    .map(({ words, service, part, page, onHome }) => ({
      words,
      service,
      onHome,
      answer: page ?? `/services/${service}#${part ? `part-${part}` : "next"}`,
    }));

/** Symptoms in people's own words, and the section of the service page that answers each. */
export const finder = parseContent("finder.ts", finderSchema, {
  heading: "What's wrong?",
  danger: {
    heading: safety.heading,
    text: "Get everyone out. Don't touch a switch or use a phone inside. From outside, call 911. Don't send us a message.",
  },
  more: "Something else? See the whole list",
  worries: Object.entries(worries).map(([worry, { name, family }]) => ({
    name,
    family,
    symptoms: symptomsOf(worry),
  })),
});
