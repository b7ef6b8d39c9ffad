import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, tuneUp } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { certification, duration, hours, plan } = facts;

export const acMaintenance: ServiceInput = {
  title: "AC Maintenance",
  description:
    "An AC that needs refrigerant every spring has a leak, and a tune-up won't fix that.",
  extraText:
    "We do AC tune-ups in spring and all summer. Someone should be home, because we need to reach the thermostat, furnace and breaker panel as well as the yard.",
  availability: hours.appointments,
  serviceDuration: duration.tuneUp,
  ctaText: "Book an AC Tune-Up",
  closing: "Which days work for you?",
  sections: [
    {
      heading: "Signs your AC needs a tune-up",
      text: "Dirt cuts cooling so slowly that you may miss it. Book a visit if you notice these:",
      bullets: [
        "The AC runs longer than last year for the same temperature",
        "Less air comes out of the vents",
        "The air smells musty when cooling starts",
        "The outdoor unit is louder than it was",
        "You used more electricity than last year in the same weather",
      ],
    },
    {
      heading: "What's included in an AC tune-up",
      text: "Our technician will:",
      visit: true,
      bullets: [
        "Check the filter and the airflow.",
        "Look at the indoor coil and clear the drain line.",
        "Clean and test the outdoor unit.",
        "Run the AC and check the temperatures.",
        "Show you the readings and anything that needs work.",
      ],
    },
    {
      heading: "When to schedule AC maintenance",
      text: "Book before the first hot week. It has to be warm enough outside to run the AC and get good readings. In early summer, cottonwood fluff packs into outdoor coils around here and blocks the air. If you have cottonwoods near your yard, check the coil again once the fluff stops flying.",
      ctaText: "AC tips and energy-saving advice",
      ctaLink: "/services/acTips",
    },
    {
      heading: "Cost and maintenance plan",
      text: `Plan visits are for heating and cooling. Members get priority service and ${plan.repairDiscount} off eligible repairs. Homes and businesses can book one visit without the plan.`,
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
    {
      heading: "What a tune-up can't fix",
      text: "No tune-up prevents every breakdown or makes an old AC new. For a leak, book a repair.",
      ctaText: "AC repair services",
      ctaLink: "/services/acRepair",
    },
  ],
  faqs: [
    {
      question: "How often should an AC be serviced?",
      answer:
        "Once a year is right for most homes. Rooftop units on shops and restaurants work harder and may need more visits. A heat pump runs in summer and winter, so have it checked for both seasons.",
    },
    {
      question: "Can I do AC maintenance myself?",
      answer:
        "Yes, some of it. Check the filter each month. If it's gray, change it with the furnace switch off. With the thermostat and the AC's breaker off, gently hose grass and fluff off the outdoor coil. Don't use a pressure washer. Leave the wiring and the refrigerant to us. A capacitor can give you a bad shock even with the power off.",
    },
    {
      question: "Does a new AC need maintenance?",
      answer:
        "Yes. Dust and cottonwood clog a new coil as fast as an old one. Check the warranty too, since some manufacturers ask for proof of maintenance with a claim.",
    },
  ],
  metaTitle: `AC Maintenance & Tune-Ups in ${place} | ${company.name}`,
  metaDescription: `AC tune-ups by ${certification} technicians. Maintenance plan: ${plan.price} ${plan.period}, visits ${plan.visits}, ${plan.repairDiscount} off eligible repairs.`,
  family: "cooling",
  picture: "condenser-fan",
  related: ["acRepair", "acTips", "heatingMaintenance"],
  promotion: "summer-ac-tune-up",
  menu: { groups: ["cooling"], place: 6, label: "AC Maintenance", icon: "list-checks" },
  facts: { ...tuneUp, ...certified },
  sectionPicture: "filters",
  figure: {
    machine: "condenser",
    title: "What we check inside the outdoor unit",
    parts: [
      { part: "fan", text: "The fan should run freely and quietly." },
      { part: "coil", text: "We rinse out leaves and lint." },
      { part: "compressor", text: "We listen to the compressor start, and take readings." },
      { part: "capacitor", text: "We test the capacitor for weakness." },
      { part: "contactor", text: "We look for burned contacts and loose wires." },
      { part: "refrigerant-lines", text: "We check the charge on a warm day." },
    ],
  },
  symptoms: [
    { problem: "condenser", place: 8, words: "I want an AC tune-up" },
    { problem: "ducts", place: 2, words: "The air smells musty" },
  ],
};
