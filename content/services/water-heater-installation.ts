import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { familyRun, install } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { duration, financing, hours } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

export const waterHeaterInstallation: ServiceInput = {
  title: "Water Heater Installation & Replacement",
  description: `Old tank rusting, or running out of hot water? We install all types of water heaters in ${serviceArea}.`,
  extraText: `The right heater depends on household size, fuel, venting and water hardness. We look at all four and give you a free quote, at home or at work. Already leaking? If you can stay dry and don't smell gas, shut off its power or gas, close the cold-water valve and call ${phone}.`,
  availability: hours.weekdays,
  serviceDuration: duration.waterHeater,
  ctaText: "Request a Heater Quote",
  sections: [
    {
      heading: "Signs you need a new water heater",
      text: "A bad part can be replaced. A tank that has rusted through can't be repaired. Start planning if:",
      bullets: [
        "The tank itself leaks, not a pipe or a valve",
        "Hot water is rusty and cold water is clear",
        "It's more than ten years old and has never had a new anode rod",
        "You added a bathroom or a big tub",
        "Repairs keep coming",
      ],
      ctaText: "Water heater repair",
      ctaLink: "/services/waterHeaterRepair",
    },
    {
      heading: "Which type of water heater is best?",
      text: "It depends on your fuel, your space and how you use hot water. We install all types:",
      bullets: [
        "Gas tank: heats quickly and needs a safe vent",
        "Electric tank: simple, needs no vent and heats more slowly",
        "Tankless: saves space and keeps going, up to its flow limit; may need a bigger gas line",
        "Heat pump: uses much less power than a regular electric tank and needs room and air",
        "Indirect: uses the heat of your boiler",
      ],
    },
    {
      heading: "What size water heater do I need?",
      text: "For a tank, look at the first-hour rating: how much hot water it gives in its busiest hour. For tankless, it's how many gallons a minute it can heat in winter, when the incoming water is coldest. We ask how many people and bathrooms you have and when everyone showers. Too small, and someone gets a cold shower. Too big, and you pay to heat water you don't use.",
    },
    {
      heading: "Water heater installation day",
      text: "Clear a path from the door, and fill a jug with drinking water.",
      ordered: true,
      bullets: [
        "Shut off gas or power and water, then drain the old heater and take it away.",
        "Set the new one, with a drain pan where a leak could do damage.",
        "Connect the water, the relief valve pipe and, if needed, an expansion tank.",
        "Fill it and let the air out at a faucet.",
        "Gas: check the joints for leaks, light it and check the vent for draft. Electric: check the wire and switch it on.",
        "Set a safe temperature and show you the shutoffs.",
      ],
    },
    {
      heading: "Cost and financing",
      text: `The heater is one part of the price. A new vent or liner, a gas line, a drain or a circuit can add to it, and many towns require a permit. Your quote is free. You can finance a water heater installation at ${financing.offer}. If a repair makes more sense than a new heater, we'll tell you.`,
      source: "International Residential Code, R105.1 (permits), 2018",
      ctaText: "Current promotions",
      ctaLink: "/promotions",
    },
    {
      heading: "How to make a water heater last",
      text: "Have it checked once a year. Sediment makes a tank work harder, and scale clogs a tankless unit. The anode rod corrodes so the tank doesn't, and it has to be replaced when it's worn. Hard water speeds all of this up. Keep the area around a gas heater clear, so its burner gets clean air.",
      ctaText: "Water heater maintenance",
      ctaLink: "/services/waterHeaterMaintenance",
    },
  ],
  faqs: [
    {
      question: "How long does it take to replace a water heater?",
      answer: `${duration.waterHeater} when the new one is the same type as the old one. Changing from a tank to tankless or from gas to electric takes longer. A new tank then needs time to heat up.`,
    },
    {
      question: "Is a tankless water heater worth it?",
      answer:
        "It can be, if you run out of hot water, need the space or plan to stay for years. It makes less sense if you'd need a new gas line, vent and drain all at once. Very hard water means more maintenance too.",
    },
    {
      question: "What do you need to know for a quote?",
      answer:
        "Send us a photo of the label on your old heater, or read it to us by phone. A second photo of the pipes and the vent helps too. Tell us how many people and bathrooms it serves, and whether you have a large tub.",
    },
    {
      question: "How soon can you install a water heater?",
      answer: `We install ${hours.weekdays} and set the day with you after you choose a heater. If the old tank is leaking, call and tell us. Turn off its power or gas if it's safe and you don't smell gas. Then close its cold-water valve.`,
    },
    {
      question: "Do you install water heaters for businesses?",
      answer:
        "Yes, we install them in restaurants, salons, offices and rental buildings. Tell us the busiest hour of your day, since that decides the size. If you can't be without hot water while you're open, we'll talk about which hours to use.",
    },
  ],
  metaTitle: `Water Heater Installation in ${town}, ${state} | ${company.name}`,
  metaDescription: `New tank, tankless and heat pump water heaters, sized to your household. Financing: ${financing.offer}. Free quote.`,
  family: "water",
  picture: "water-heater",
  option: "water-heater",
  related: ["waterHeaterRepair", "waterHeaterMaintenance"],
  safetyBox: true,
  promotion: "water-heater-upgrade",
  menu: { groups: ["water"], place: 1, label: "Installation & Replacement", icon: "plus" },
  facts: { ...install, ...familyRun },
  pictures: [["tankless"], ["copper-valves"]],
  figure: {
    machine: "tankless",
    title: "Inside a tankless water heater",
    parts: [
      { part: "vent", says: "It needs a vent and air intake of its own." },
      { part: "heat-exchanger", says: "It heats water as it runs through." },
      {
        part: "burner",
        says: "It burns only while a faucet is open.",
      },
      { part: "gas-valve", says: "It may need a larger gas line." },
      {
        part: "flow-sensor",
        says: "It tells the burner how much hot water you use.",
      },
      {
        part: "isolation-valves",
        says: "They let us flush it once a year.",
      },
    ],
  },
  symptoms: [{ worry: "hot-water", place: 3, words: "The tank is old or rusty" }],
};
