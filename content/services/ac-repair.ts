import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { leaveBreaker, resetBreaker } from "@/content/safety";
import {
  capitalized,
  certified,
  emergencyFee,
  lower,
  priceFirst,
  repair,
} from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { acRepair: terms, duration, emergencyAc, emergencyHours, financing, hours, plan } = facts;
const phone = company.phone.display;

export const acRepair: ServiceInput = {
  title: "AC Repair Services",
  description:
    "AC not cooling? A clean filter can save you our diagnostic fee, so check yours first. We repair home ACs and rooftop units.",
  danger:
    "For a gas smell, smoke, an alarm, or an electrical panel that buzzes, smells hot or looks scorched, touch nothing: get out and call 911.",
  extraText:
    "If you smell something burning at the AC or a vent, skip the checks and turn the AC off. Unless the smell fades at once, get out and call 911. If it fades, leave the AC off and call us.",
  availability: hours.repairs,
  serviceDuration: duration.repair,
  warrantyInfo: `${terms.warranty} on regular AC repairs`,
  ctaText: "Schedule AC Repair",
  closing: "If it's safe to wait, request a visit online.",
  sections: [
    {
      heading: "What to check before you call",
      text: "Try these in order:",
      bullets: [
        "If water leaks indoors, turn the AC and fan off. Keep away from standing water, sagging ceilings and a wet furnace, outlet or light.",
        "Turn cooling off. If everything's dry, switch the furnace off, change its filter, close its door and restart it.",
        "Thaw any ice with cooling off and the fan set to ON, but stop the fan if anything drips indoors. Once everything has thawed and dried, which can take hours, try COOL.",
        "If there's no ice, water or grinding, put new batteries in the thermostat and try COOL.",
        `Before touching a breaker, set the thermostat to OFF. ${resetBreaker} Wait five minutes, and try COOL only if nothing was iced, wet or grinding. ${leaveBreaker}`,
      ],
    },
    {
      heading: "What we do on an AC repair visit",
      text: "Our technician will:",
      visit: true,
      pictures: ["visit-filter", "visit-meter", "visit-capacitor", "visit-register"],
      bullets: [
        "Check the thermostat, filter, breakers and drain.",
        "Test the motors, capacitor, wiring and refrigerant charge.",
        "Show you what failed and price your options.",
        "Make the repair you approve and check the cooling.",
      ],
    },
    {
      heading: "What affects the price",
      text: `${priceFirst}Hope it's the capacitor: it costs far less than a compressor. The plan saves members ${plan.repairDiscount} on eligible repairs. If you choose a new AC instead, the diagnostic fee applies. Financing for a new AC is ${financing.offer}.`,
      ctaText: "AC maintenance and the plan",
      ctaLink: "/services/acMaintenance",
    },
    {
      heading: "Should I repair or replace my AC?",
      text: "Repair a reliable AC with one bad part. Consider a new one when the compressor or coil fails. After 15 years, ask for a free quote instead of a repair visit. Check the parts warranty before paying for a compressor or coil. If the outdoor unit's label says R-22, refilling a leaky system costs a lot, since no more is made or imported. R-410A systems can still be repaired and recharged.",
      source: "EPA, 40 CFR Part 82 (R-22), 2020; 40 CFR Part 84 (R-410A), 2023",
      ctaText: "AC installation and replacement",
      ctaLink: "/services/acInstallationReplacement",
    },
    {
      heading: "Regular visit or emergency AC service?",
      text: `If someone is confused or faints, call 911 first. If heat threatens a baby or anyone elderly, pregnant or ill, move them somewhere cool and call us anytime. For emergency AC, a technician is on site within ${emergencyAc.arrival}, and the work has a ${emergencyAc.warranty}. ${emergencyFee}`,
      ctaText: "Emergency AC service",
      ctaLink: "/services/emergencyAC",
    },
  ],
  faqs: [
    {
      question: "Why does my AC freeze or drip?",
      answer:
        "Ice often means a dirty filter or coil, closed vents or low refrigerant. If the ice returns with a clean filter, turn the AC off and book a repair. Without ice, the drain is probably clogged: turn the AC and fan off and call.",
    },
    {
      question: "Do you repair AC for businesses?",
      answer: "Yes, in shops, offices and restaurants. Say who opens the roof.",
    },
  ],
  metaTitle: `Air Conditioner Repair in ${place} | ${company.name}`,
  metaDescription: `AC not cooling? Call ${phone}, ${hours.briefly.repairs}, ${lower(emergencyHours.phone)}. ${capitalized(terms.warranty)} on regular AC repairs.`,
  family: "cooling",
  picture: "gauges",
  related: ["emergencyAC", "acMaintenance", "acInstallationReplacement"],
  menu: { groups: ["cooling"], place: 2, label: "AC Repair Services", icon: "wrench" },
  facts: {
    ...repair,
    ...certified,
    // The fee is the key figure.
    cost: undefined,
    when: `${capitalized(hours.briefly.repairs)}. ${emergencyHours.phone}. ${emergencyHours.feeOfAc}`,
    keyFigure: {
      answers: "cost",
      value: terms.diagnosticFee,
      condition: "diagnostic fee if no repair is done",
    },
  },
  sectionPicture: "condenser-fan",
  figure: {
    machine: "condenser",
    title: "Signs you need AC repair",
    failing: true,
    parts: [
      { part: "fan", text: "The unit hums, but the fan won't spin: turn the AC off." },
      { part: "fan-motor", text: "The unit grinds or squeals: turn the AC off at once." },
      { part: "coil", text: "The AC runs all day, and the house keeps getting warmer." },
      { part: "compressor", text: "The breaker trips again when the AC starts: leave it off." },
      { part: "capacitor", text: "The unit hums and clicks but won't start: turn the AC off." },
      { part: "refrigerant-lines", text: "The copper line has ice on it, and cooling is weak." },
    ],
  },
  symptoms: [
    { problem: "condenser", place: 1, words: "The AC blows warm air or drips", onHome: true },
    { problem: "condenser", place: 2, words: "There's ice on the pipe" },
    { problem: "condenser", place: 3, words: "The breaker trips" },
    { problem: "other", place: 1, words: "The rooftop unit needs repair", part: 2 },
    { problem: "other", place: 4, words: "What does an AC repair visit cost?", part: 3 },
  ],
};
