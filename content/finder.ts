import { z } from "zod";
import { safety } from "@/content/safety";
import { check, familySchema, sitePath, text } from "@/content/schema";
import { isServiceKey, services, type ServiceKey } from "@/content/services";

const symptomSchema = z
  .strictObject({
    /** As people say it; the form begins with it. */
    words: text,
    service: z.custom<ServiceKey>((key) => isServiceKey(String(key)), "must be a service's key"),
    /** Which of the service's sections answers it, counted from 1. */
    part: z.int().positive().default(1),
    /** The page that answers it, where none of the service's sections does. */
    page: sitePath.optional(),
  })
  .refine(({ service, part }) => part <= services[service].sections.length, {
    path: ["part"],
    error: "the service has no such section",
  })
  .transform((symptom) => ({
    ...symptom,
    answer: symptom.page ?? `/services/${symptom.service}#part-${symptom.part}`,
  }));

const finderSchema = z.strictObject({
  heading: text,
  intro: text,
  danger: z.strictObject({ heading: text, text }),
  ask: text,
  worries: z.array(
    z.strictObject({ name: text, family: familySchema, symptoms: z.array(symptomSchema).min(3) }),
  ),
});
export type Finder = z.infer<typeof finderSchema>;

/** What is wrong, as people say it, and the section of the service page that answers it. */
export const finder = check("finder.ts", finderSchema, {
  heading: "What's wrong?",
  intro: "What's the problem?",
  danger: {
    heading: safety.heading,
    text: "Leave now, with everyone. Don't touch a switch or use a phone inside. From outside, call 911 or your gas utility. Don't send us a message.",
  },
  ask: "Ask us",
  worries: [
    {
      name: "No heat, or not enough",
      family: "heating",
      symptoms: [
        { words: "The furnace blows cold air", service: "furnaceRepair" },
        { words: "It starts and stops", service: "furnaceRepair" },
        { words: "Furnace won't start", service: "furnaceRepair", part: 2 },
        { words: "It bangs when it starts", service: "furnaceRepair" },
        { words: "The boiler leaks or is worn out", service: "boilerInstallation" },
        { words: "The heated floor stays cold", service: "radiantHeating", part: 4 },
        { words: "Heat pump can't keep up", service: "heatPumpReplacement" },
        { words: "I want the heating checked", service: "heatingMaintenance" },
        { words: "What would a new furnace cost?", service: "furnaceRepair", part: 4 },
      ],
    },
    {
      name: "No cooling, or not enough",
      family: "cooling",
      symptoms: [
        { words: "The AC blows warm air", service: "acRepair" },
        { words: "There's ice on the pipe", service: "acRepair" },
        { words: "The breaker trips", service: "acRepair" },
        { words: "It can't wait until tomorrow", service: "emergencyAC", part: 2 },
        { words: "One room never cools down", service: "ductlessAC" },
        { words: "My old AC quit again", service: "acInstallationReplacement" },
        { words: "What would a new AC cost?", service: "acEstimates", part: 4 },
        { words: "I want the AC checked", service: "acMaintenance" },
      ],
    },
    {
      name: "No hot water, or water on the floor",
      family: "water",
      symptoms: [
        { words: "There's no hot water", service: "waterHeaterRepair", part: 2 },
        { words: "There's water on the floor", service: "waterHeaterRepair", part: 3 },
        { words: "The tank is old or rusty", service: "waterHeaterInstallation" },
        { words: "It rumbles, or runs out too soon", service: "waterHeaterMaintenance" },
      ],
    },
    {
      name: "Dust, or a musty smell",
      family: "ducts",
      symptoms: [
        { words: "Dust comes out of the vents", service: "standardDuctCleaning" },
        { words: "It smells musty", service: "acMaintenance" },
        { words: "Mice or grease got into the ducts", service: "advancedDuctCleaning" },
        { words: "Dust after remodeling", service: "standardDuctCleaning" },
      ],
    },
    {
      name: "Thermostat, or high bills",
      family: "cooling",
      symptoms: [
        { words: "The thermostat is blank or wrong", service: "thermostats" },
        { words: "I want a smarter thermostat", service: "thermostats", part: 2 },
        { words: "Summer bills are too high", service: "acTips" },
      ],
    },
    {
      name: "A business, the plan, or a price",
      family: "cooling",
      symptoms: [
        { words: "Our rooftop unit needs a repair", service: "acRepair", part: 2 },
        { words: "We want a quote for a rooftop unit", service: "acEstimates", part: 4 },
        {
          words: "We want the maintenance plan",
          service: "heatingMaintenance",
          page: "/maintenance-plan",
        },
        { words: "What does an AC repair visit cost?", service: "acRepair", part: 3 },
      ],
    },
  ],
});
