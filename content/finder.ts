import { safety } from "@/content/safety";
import type { Problem } from "@/content/service-schema";
import { serviceKeys, services } from "@/content/services";

/** The machines of the house in the order of their numbers, then problems without a machine. */
const problems: Record<Problem, { name: string; where?: string }> = {
  furnace: { name: "Heating system", where: "Basement or outside" },
  condenser: { name: "Air conditioner", where: "Outside and in the basement" },
  "water-heater": { name: "Water heater", where: "Basement" },
  thermostat: { name: "Thermostat", where: "Living room" },
  ducts: { name: "Ducts and vents", where: "Every room" },
  "radiant-floor": { name: "Heated floor", where: "Bathroom" },
  "mini-split": { name: "Mini-split", where: "Bedroom" },
  other: { name: "Rooftop units, prices and the plan" },
};

/** The symptoms of a problem in order, each with the section or page that answers it. */
const symptomsOf = (problem: string) =>
  serviceKeys
    .flatMap((service) => services[service].symptoms.map((symptom) => ({ ...symptom, service })))
    .filter((symptom) => symptom.problem === problem)
    .toSorted((one, other) => one.place - other.place)
    .map(({ words, service, part, page, onHome }) => ({
      words,
      service,
      onHome,
      answer: page ?? `/services/${service}#part-${part}`,
    }));

const all = Object.entries(problems).map(([problem, { name, where }]) => ({
  /** Its part in the picture of the house, if it has one. */
  id: problem,
  name,
  ...(where && { where }),
  symptoms: symptomsOf(problem),
}));

// Home's list and the picture count the machines alike.
const faults = all.flatMap(({ id, where, symptoms }) =>
  symptoms.filter(({ onHome }) => onHome).length === (where ? 1 : 0)
    ? []
    : `content/finder.ts: "${id}" must be the problem of ${where ? "exactly one" : "none"} of the symptoms that have onHome: true in content/services.`,
);
if (faults.length > 0) throw new Error(faults.join("\n"));

/** Symptoms in people's own words, and the section of the service page that answers each. */
export const finder = {
  heading: "What's wrong?",
  danger: {
    heading: safety.heading,
    text: "Get everyone out. Don't touch a switch, light anything or use a phone inside. From a safe distance, call 911. Wait for the all-clear.",
  },
  /** On home, the link to the other symptoms. */
  more: "Something else? See the whole list",
  problems: all,
};
export type Finder = typeof finder;
