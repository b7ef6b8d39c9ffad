import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { familyRun, tuneUp } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { duration, hours, plan } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

export const waterHeaterMaintenance: ServiceInput = {
  title: "Water Heater Maintenance & Tune-Up",
  description: `Popping, rumbling or less hot water? We tune up all types of water heaters in ${serviceArea}.`,
  extraText: `Popping usually means sediment in the tank. We flush it out if the tank is in good shape, check the safety parts and tell you what shape the heater is in. We service water heaters in homes and businesses. Call ${phone} to set a time.`,
  tips: [
    "See rust or water? Call us.",
    "Keep boxes and laundry away from a gas heater. Keep paint and gasoline out of the room.",
    "Know where the cold-water valve is, and keep the way to it clear.",
    "Never plug or cap the relief valve or its pipe, even if it drips. Call us.",
    "Don't test an old relief valve or drain valve yourself. It may not close again.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.tuneUp,
  ctaText: "Schedule a Tune-Up",
  sections: [
    {
      heading: "Signs your water heater needs a tune-up",
      text: "Most water heaters get no attention until they quit. These signs come earlier:",
      bullets: [
        "Popping or rumbling when it heats",
        "Hot water runs out sooner than before",
        "It takes longer to heat up",
        "Hot water comes out weaker than cold",
        "A tankless unit shows a maintenance code",
        "You've had it more than a year and it has never been checked",
      ],
    },
    {
      heading: "What's included in a tank tune-up",
      text: "Gas and electric tanks share most of this list. We check the condition of the tank first.",
      bullets: [
        "Flush the sediment out, if the tank and the drain valve are in good shape",
        "Check the anode rod, which corrodes so the tank doesn't",
        "Check the temperature and pressure relief valve",
        "Gas: clean the air intake and check the burner and the vent",
        "Electric: test the elements and thermostats and check the wiring",
        "Measure the water temperature at a faucet",
      ],
    },
    {
      heading: "Tankless, heat pump and indirect tune-up",
      text: "These need more than a flush, and each one needs something different:",
      bullets: [
        "Tankless: we flush scale out of the heat exchanger and clean the inlet screen.",
        "Heat pump: we wash the air filter and clear the drain.",
        "Indirect: we check it together with the boiler, the pump and the control.",
        "Commercial: we also check the recirculation pump and the mixing valve.",
      ],
    },
    {
      heading: "Cost and maintenance plan",
      text: `The price of a tune-up depends on the type of heater, so ask us by phone. We also have a maintenance plan for ${plan.price} ${plan.period}, with visits ${plan.visits} and priority service. Members get ${plan.repairDiscount} off repairs. If you want to know what those visits cover in your home, call and we'll go over it.`,
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
    {
      heading: "When a tune-up isn't enough",
      text: "If an old tank has never been flushed, flushing it can clog the drain valve or open up a weak spot. We look first and tell you what could happen. If the tank already leaks, it needs to be replaced. If you have no hot water, or the burner or an element doesn't work, book a repair.",
      ctaText: "Water heater repair",
      ctaLink: "/services/waterHeaterRepair",
    },
  ],
  faqs: [
    {
      question: "How often should a water heater be serviced?",
      answer:
        "Once a year is right for most tanks and tankless units. Very hard water, a large household or a busy kitchen can mean twice. After the first visit, the amount of sediment or scale tells us what your heater needs.",
    },
    {
      question: "How long does a water heater tune-up take?",
      answer: `${duration.tuneUp} for one heater. A tankless unit with a lot of scale takes longer. The hot water is off while we work, so shower before we come. We do these tune-ups ${hours.weekdays}.`,
    },
    {
      question: "Should I flush my water heater myself?",
      answer:
        "We don't recommend it on an older tank. The water can scald you, and an old drain valve may not close again. An electric element that's on in an empty tank burns out fast. On a newer tank, turn off the power or gas first and follow the manual step by step.",
    },
    {
      question: "What temperature should a water heater be set to?",
      answer:
        "For most homes, 120 degrees is a good setting. It's hot enough for most uses, and it lowers the risk of burns. Some homes and many businesses need hotter water with a mixing valve. If someone has a weak immune system, ask their doctor.",
      source: "Shields and others, Journal of Burn Care & Research 34 (120 degrees), 2013",
    },
    {
      question: "Why does my water heater pop and rumble?",
      answer:
        "Sediment at the bottom of the tank is the usual reason. Hot water drops its minerals there, and steam bubbles push up through them. On a gas heater, the burner then runs longer and the bottom of the tank gets too hot. A flush often helps, unless the tank is too far gone.",
    },
  ],
  metaTitle: `Water Heater Maintenance in ${town}, ${state} | ${company.name}`,
  metaDescription: `Tune-ups for tank and tankless water heaters in ${town}: flush, anode check and safety test. For homes and businesses. Schedule yours.`,
  family: "water",
  picture: "water-heater-maintenance",
  option: "water-heater",
  related: ["waterHeaterRepair", "waterHeaterInstallation", "heatingMaintenance"],
  safetyBox: true,
  menu: { groups: ["water"], place: 2, label: "Maintenance & Tune-Up", icon: "list-checks" },
  facts: { ...tuneUp, ...familyRun, cost: facts.priceByPhone },
  pictures: [["copper-valves"], ["water-heater", "tankless"]],
  figure: {
    machine: "tank",
    title: "What we check inside a tank water heater",
    parts: [
      {
        part: "gas-valve",
        says: "We check and adjust the temperature.",
      },
      {
        part: "burner",
        says: "We look at the flame and clean its air intake.",
      },
      { part: "flue-baffle", says: "We check that the flue draws." },
      {
        part: "anode-rod",
        says: "It corrodes so the tank doesn't. We replace it in time.",
      },
      { part: "relief-valve", says: "We test it. Leave an old one to us." },
      {
        part: "drain-valve",
        says: "We flush sediment, if the valve is sound.",
      },
    ],
  },
  symptoms: [{ worry: "hot-water", place: 4, words: "It rumbles, or runs out too soon" }],
};
