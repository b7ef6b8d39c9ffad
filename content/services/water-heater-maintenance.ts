import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { familyRun, form } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { duration, hours, plan } = facts;

export const waterHeaterMaintenance: ServiceInput = {
  title: "Water Heater Maintenance & Tune-Up",
  description: "A flush can uncover a leak in a very old tank, so we look before we open a valve.",
  extraText:
    "Popping or rumbling most often means sediment in the tank. If the tank is in good shape, we flush the sediment out. Clear a path to the heater for us.",
  availability: hours.appointments,
  serviceDuration: duration.tuneUp,
  ctaText: "Schedule a Tune-Up",
  closing: "Have us check yours",
  besideCard: 2,
  sections: [
    {
      heading: "Signs your water heater needs a tune-up",
      text: "Book a tune-up if you notice any of these:",
      bullets: [
        "Hot water runs out sooner than before",
        "Hot water from a tankless unit runs weaker than cold",
        "A tankless unit shows a maintenance code",
        "The heater is more than a year old and has never been checked",
      ],
    },
    {
      heading: "Electric, tankless and other tune-ups",
      text: "Each type needs its own steps:",
      bullets: [
        "Electric: we test the elements and thermostats and check the wiring.",
        "Tankless: we flush out scale, clean the inlet screen and check any vent.",
        "Heat pump: we wash the air filter and clear the drain.",
        "Indirect: we check the tank together with the boiler, the pump and the control.",
        "Commercial: we also check the recirculation pump and the mixing valve.",
      ],
    },
    {
      heading: "When a tune-up isn't enough",
      text: "If an old tank has never been flushed, flushing can clog the drain valve or open up a weak spot. We explain what could happen before we start. A tank that has rusted through must be replaced. For a leak, if you, panels and outlets stay dry and you smell no gas, shut off power or gas, then the water, and call.",
      ctaText: "Water heater repair",
      ctaLink: "/services/waterHeaterRepair",
    },
    {
      heading: "The maintenance plan",
      text: `The plan's visits cover heating and cooling, so book this tune-up separately. The plan is ${plan.price} ${plan.period}, with visits ${plan.visits}, priority service and ${plan.repairDiscount} off eligible repairs for members. Ask if the discount covers water heaters.`,
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
  ],
  faqs: [
    {
      question: "Should I flush my water heater myself?",
      answer:
        "No, not if the tank is old. The water can scald you, and an old drain valve or relief valve may not close again, so leave both alone. If the tank is newer, follow the manual. Shut off the power or gas, let the tank cool, and refill it before you restart the heater.",
    },
    {
      question: "What if the relief valve drips?",
      answer:
        "If steam comes out, get out and call 911. If the valve only drips, turn the heater off and call. The valve protects the tank from dangerous pressure and heat. Never plug or cap the relief valve or its pipe.",
    },
    {
      question: "What temperature should a water heater be set to?",
      answer:
        "For most homes, 120 degrees is a good setting. That's hot enough for most uses, and the risk of burns is lower. Some homes and many businesses need hotter water with a mixing valve. Bacteria can grow in a cooler tank, so if anyone has a weak immune system, ask a doctor before you turn the heater down.",
      source:
        "Shields and others, Journal of Burn Care & Research 34 (120 degrees), 2013; Rhoads and others, Microbiome 3 (Legionella in water heaters), 2015",
    },
  ],
  metaTitle: `Water Heater Maintenance in ${place} | ${company.name}`,
  metaDescription: `Tune-ups for tank and tankless water heaters in ${company.address.town}: flush, anode check and safety test. For homes and businesses. Schedule yours.`,
  family: "water",
  picture: "water-heater-maintenance",
  related: ["waterHeaterRepair", "waterHeaterInstallation", "heatingMaintenance"],
  menu: { groups: ["water"], place: 2, label: "Maintenance & Tune-Up", icon: "list-checks" },
  facts: {
    ...form,
    ...familyRun,
    cost: "For the price, call with the model and serial number on the label.",
  },
  sectionPicture: "copper-valves",
  figure: {
    machine: "tank",
    title: "What's included in a tank tune-up",
    parts: [
      { part: "gas-valve", text: "We check the temperature at a faucet and adjust the setting." },
      { part: "burner", text: "We check the flame and clean the air intake." },
      { part: "flue-baffle", text: "We check that the exhaust goes up the flue." },
      { part: "anode-rod", text: "We check the rod, which corrodes so the tank doesn't." },
      {
        part: "relief-valve",
        text: "We test the valve, unless it's so corroded that it must be replaced.",
      },
      { part: "drain-valve", text: "We flush the sediment out through this valve." },
    ],
  },
  symptoms: [
    { problem: "water-heater", place: 4, words: "The tank rumbles, or hot water runs out fast" },
  ],
};
