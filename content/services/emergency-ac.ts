import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { leaveBreaker, resetBreaker } from "@/content/safety";
import { capitalized, certified, emergencyCost, surcharge } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { acRepair, emergencyAc, emergencyService, hours } = facts;
const phone = company.phone.display;

export const emergencyAC: ServiceInput = {
  title: "Emergency AC Service",
  description:
    "Call 911 first for anyone confused or faint. Otherwise, call us anytime. If you can wait, book a regular repair, which has the longer warranty.",
  danger: "If someone is confused, faints or has very hot skin, sweating or not, call 911 now.",
  extraText:
    "Move them to a cool spot. Wet and fan their skin. Stay with them. Don't give them anything to drink.",
  source: "CDC's advice on heat stroke as Cheshire Medical Center gives it, seen 2026",
  availability: hours.repairs,
  warrantyInfo: `${emergencyAc.warranty} on emergency AC work`,
  ctaText: "Request AC Service",
  closing: "If it can wait, request a visit.",
  sections: [
    {
      heading: "Until the technician arrives",
      text: "For a gas smell, smoke or an alarm, touch nothing: get out and call 911. Otherwise:",
      source: "Head Start, Caring for Our Children Basics (babies and water), 2022",
      ordered: true,
      bullets: [
        "If an electrical panel buzzes, looks scorched or smells hot, don't touch the panel: get out and call 911.",
        "If you smell something burning, turn the fan and AC off. Get out and call 911 unless the smell fades at once.",
        "Move everyone to a cool room or cooling center, because a fan isn't enough. Give alert people water, but give babies breast milk or formula.",
        "If there's ice but no leak or grinding, turn cooling off and set the fan to ON unless it drips.",
        "If the AC leaks, grinds or blows hot air without ice, turn the AC and fan off. Avoid standing water, wet outlets or lights and a sagging ceiling.",
      ],
    },
    {
      heading: "When to call for emergency AC service",
      text: `${emergencyService} is for:`,
      bullets: [
        "A house too hot for babies or anyone elderly, pregnant or ill",
        "A burning smell that faded with AC off",
        "Water through a ceiling",
        "A restaurant, clinic or server room without cooling",
      ],
      ctaText: "No heat? See furnace repair",
      ctaLink: "/services/furnaceRepair",
    },
    {
      heading: "What we do on an emergency visit",
      text: "Our technician will:",
      visit: true,
      bullets: [
        "Find the cause.",
        "Show you what failed and the price.",
        "Make or schedule the approved repair.",
      ],
    },
    {
      heading: "Should I wait for a regular visit?",
      text: `Yes, if it's safe: a regular AC repair has a ${acRepair.warranty}.`,
      ctaText: "Regular AC repair",
      ctaLink: "/services/acRepair",
    },
  ],
  faqs: [
    {
      question: "What should I check before I call at night?",
      answer: `Turn the AC off and try new thermostat batteries. If everything's dry and nothing smells hot, switch the furnace off, change the filter, close the blower door and switch the furnace back on. ${resetBreaker} Wait five minutes, and try COOL only if nothing was iced, wet, grinding or burning. ${leaveBreaker}`,
    },
  ],
  metaTitle: `Emergency AC Service & Repair in ${place} | ${company.name}`,
  metaDescription: `AC out? For emergency AC calls, a technician is on site within ${emergencyAc.arrival}. ${capitalized(surcharge)}. Call ${phone}, day or night.`,
  family: "cooling",
  picture: "condenser-dusk",
  related: ["acRepair", "furnaceRepair", "acMaintenance"],
  facts: {
    ...certified,
    primaryAction: "call",
    anyHour: true,
    // Those without an extra fee.
    hoursOf: "Regular repairs",
    cost: emergencyCost,
    keyFigure: {
      answers: "when",
      condition: "Technician on site within",
      value: emergencyAc.arrival,
      leads: true,
    },
  },
  sectionPicture: "condenser-fan",
  figure: {
    machine: "condenser",
    title: "Why an AC quits on a hot day",
    failing: true,
    parts: [
      { part: "fan-motor", text: "The fan won't spin: turn the AC off." },
      { part: "compressor", text: "The breaker trips again at startup: leave it off." },
      { part: "capacitor", text: "The motor only hums or buzzes: turn the AC off." },
      {
        part: "contactor",
        text: "The unit won't stop. With a dry floor and cool panel, turn off its breaker.",
      },
      { part: "refrigerant-lines", text: "The lines ice up: turn cooling off." },
    ],
  },
  symptoms: [{ problem: "condenser", place: 4, words: "The AC is out and we can't wait" }],
};
