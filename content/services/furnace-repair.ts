import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { permitPages, permits } from "@/content/permits";
import { leaveBreaker, resetBreaker, wet } from "@/content/safety";
import {
  certified,
  contract,
  homeRepairAct,
  lower,
  noHeat,
  priceFirst,
  rebates,
  repairOrQuote,
  visitFee,
} from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { certification, duration, financing, hours, plan } = facts;
const phone = company.phone.display;

export const furnaceRepair: ServiceInput = {
  title: "Furnace Repair",
  description:
    "Get out and call 911 if you smell gas. No heat in cold weather is an emergency: call us anytime. If one part fixes it, we won't push a new furnace.",
  extraText: "If you're safe, call us, and mention children or frail adults.",
  availability: hours.repairs,
  serviceDuration: duration.repair,
  ctaText: "Schedule Furnace Repair",
  closing: "If you're warm and safe, request a visit.",
  sections: [
    {
      heading: "Safe checks before you call",
      text: `Don't step into standing water. ${wet("furnace")}`,
      source: "Gas Appliance Manufacturers Association in ACHR News (flooding), 2003",
      bullets: [
        "Get out and call 911 if anyone feels ill, an alarm sounds, a burning smell lingers, or the breaker panel is hot, buzzing or scorched. If the furnace bangs, smells like hot plastic or wiring, or shows soot or a yellow flame, switch it off and call.",
        "Change the thermostat's batteries, set it to HEAT and the fan to AUTO, and turn it up.",
        "Check the furnace switch and note any code. Switch the furnace off, change the filter and shut the blower door. Brush snow off low vents, intakes and the gas meter, then restart the furnace once.",
        `${resetBreaker} ${leaveBreaker}`,
        "If the furnace won't heat, switch it off and call.",
      ],
    },
    {
      heading: "What we do on a furnace visit",
      text: "Our technician will:",
      visit: true,
      pictures: [
        ...["visit-door", "visit-shoe-covers", "visit-panel-off"],
        ...["visit-tester", "visit-failed-part", "visit-thermostat"],
      ],
      bullets: [
        "Ask what happened.",
        "Put on shoe covers and check for carbon monoxide.",
        "Open the furnace and read its code.",
        "Test power, venting and airflow.",
        "Show you the part and price.",
        "Make the approved repair and test the furnace.",
      ],
    },
    {
      heading: "What affects the price",
      text: `${priceFirst}A heat exchanger costs the most. Plan members save ${plan.repairDiscount} on eligible repairs.`,
    },
    {
      heading: "Repair or replace a furnace?",
      text: "After 15 years, get a quote before big repairs. If the heat exchanger is cracked, leave the furnace off and check its warranty.",
      source: "ENERGY STAR, When Is It Time to Replace?, seen 2026",
    },
    {
      heading: "Furnace installation and replacement",
      text: `Heat loss decides the size; efficiency and venting set the price. ${contract} ${rebates}`,
      bullets: [
        "An 80 percent furnace costs less; a 95 percent one saves gas but needs plastic vents and a drain. A chimney serving only the water heater may need a liner.",
        `Financing is ${financing.offer}.`,
        permits("a furnace"),
      ],
      ctaText: "Get a furnace quote",
      ctaLink: "/contact",
      source: `International Fuel Gas Code, 501.15 (chimney that an appliance leaves), 2018; ${permitPages}; ${homeRepairAct}`,
    },
  ],
  faqs: [
    {
      question: "How do we stay warm tonight?",
      answer:
        "If anyone is confused, drowsy or slurring words, get everyone out, keep warm and call 911. Plug space heaters into the wall, never a power strip or extension cord. Keep heaters 3 feet from everything and off when you sleep or leave. Don't heat with an oven, grill or camp stove. Never run a generator indoors, in a garage or within 20 feet of the house. In a hard freeze, let faucets drip. If it's too cold, go somewhere warm.",
      source:
        "CPSC (generators, 20 feet) as KORD gives it, seen 2026; CPSC (power strips) as KING 5 gives it, 2022; NFPA (heaters, 3 feet; ovens) as WLNS gives it, 2015; CDC, Recognizing Hypothermia, seen 2026",
    },
    {
      question: "Do you repair boilers and heat pumps?",
      answer: facts.boilerRepair
        ? "Yes, both. When you call, say what the boiler's gauge shows."
        : "We repair heat pumps. Ask about boilers.",
    },
  ],
  metaTitle: `Furnace Repair in ${place} | ${company.name}`,
  metaDescription: `No heat? Furnace repair by ${certification} technicians, ${hours.briefly.repairs}, ${lower(facts.emergencyHours.phone)}. Call ${phone}.`,
  family: "heating",
  picture: "furnace-burners",
  related: ["heatingMaintenance", "heatPumpReplacement", "boilerInstallation"],
  promotion: "furnace-checkup",
  menu: { groups: ["heating"], place: 1, label: "Furnace Repair", icon: "wrench" },
  facts: {
    ...repairOrQuote,
    ...certified,
    ...visitFee(facts.visits.furnace),
    ...(facts.noHeatArrival && {
      when: `${facts.emergencyHours.phone}.${noHeat} ${facts.emergencyHours.feeBriefly}`,
    }),
  },
  sectionPicture: "filter",
  figure: {
    machine: "furnace",
    title: "Signs you need furnace repair",
    failing: true,
    parts: [
      { part: "ignitor", text: "The furnace never lights: turn it off and call." },
      { part: "flame-sensor", text: "The furnace starts, then stops or blows cold." },
      {
        part: "heat-exchanger",
        text: "If you see soot, turn the furnace off and call.",
      },
      { part: "inducer", text: "The motor hums or gurgles: turn the furnace off." },
      { part: "blower", text: "The blower squeals, or airflow is weak." },
    ],
  },
  symptoms: [
    { problem: "furnace", place: 1, words: "No heat, or the furnace won't start", onHome: true },
    { problem: "furnace", place: 2, words: "The furnace blows cold air" },
    { problem: "furnace", place: 3, words: "The furnace starts and stops" },
    { problem: "furnace", place: 4, words: "The furnace bangs when it starts" },
    { problem: "furnace", place: 9, words: "What would a new furnace cost?", part: 5 },
  ],
};
