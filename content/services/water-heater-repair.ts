import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { familyRun, priceFirst, repair, visitFee } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { duration, hours, plan } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

export const waterHeaterRepair: ServiceInput = {
  title: "Water Heater Repair Services",
  description: `If you smell gas, get out and call 911. If not, stay dry, turn off a leaking heater and close its water valve. We fix heaters in ${serviceArea}.`,
  extraText:
    "Leaking? Stay out of standing water. If the water has reached the breaker panel or any wiring, leave the panel alone and call the electric utility. If you can stay dry, make the heater safe first:",
  tips: [
    "Electric: switch the heater's breaker off first.",
    "Gas: if you smell any, get out and call 911. If not, turn the knob or valve off.",
    "Then close the cold-water valve: above a tank, below a tankless unit.",
  ],
  availability: hours.extended,
  serviceDuration: duration.repair,
  ctaText: "Schedule a Repair Visit",
  sections: [
    {
      heading: "Before you call for a repair",
      text: "If you smell gas, don't check anything. Get out and call 911 and the gas utility from outside. If the burner or gas valve was under water, leave the heater off, even once it's dry: a soaked gas control must be replaced.",
      source: "Gas Appliance Manufacturers Association in ACHR News (flooding), 2003",
      bullets: [
        "Electric, and no leak: reset a tripped breaker once. If it trips again, leave it off.",
        "Gas: try a stove burner for a few seconds, then turn it off, lit or not. If the burner didn't light, the gas supply may be off. Call your utility.",
        "Tankless: write the error code down, and reset the unit only once.",
        "Any type: if only one faucet runs cold, that faucet may be the problem.",
      ],
    },
    {
      heading: "Why is my water heater leaking?",
      text: "We can often fix a leaking pipe or valve. A rusted-through tank can't be saved. A relief valve that keeps opening can mean dangerous pressure or heat. Never plug that valve: turn the heater off and call us.",
      ctaText: "Water heater installation",
      ctaLink: "/services/waterHeaterInstallation",
    },
    {
      heading: "What we do on a water heater visit",
      text: "Clear a path to the heater. Our technician will:",
      visit: true,
      bullets: [
        "Check for gas leaks, unsafe wiring and a blocked vent.",
        "Find the bad part and show it to you.",
        "Replace the part, or explain why the heater isn't worth fixing.",
        "Run a full heating cycle and check the burner and vent of a gas heater.",
      ],
    },
    {
      heading: "What affects the price",
      text: `${priceFirst}The part and the type of heater set the repair price. On a newer heater, a new igniter, element or thermostat is worth the money.${facts.visits.waterHeater ? "" : " When you call, ask for the price of the visit."} Members of the maintenance plan get ${plan.repairDiscount} off repairs.`,
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
  ],
  faqs: [
    {
      question: "Can I keep using a water heater that acts up?",
      answer:
        "A heater that's only slow can run until we come. If yours leaks, shows soot or scorch marks, or gives you steam or scalding water, turn it off if that's safe.",
    },
    {
      question: "Why does my pilot light keep going out?",
      answer:
        "A worn thermocouple, the small probe that senses the flame, is a common cause. So are a dirty pilot, a draft and a blocked vent. Follow the label to relight the pilot, only once, and never if you smell gas. If the pilot goes out again, leave the heater off.",
    },
  ],
  metaTitle: `Water Heater Repair in ${town}, ${state} | ${company.name}`,
  metaDescription: `No hot water or a leaking tank in ${town}? We repair gas, electric and tankless water heaters ${hours.briefly.extended}. Call ${phone}.`,
  family: "water",
  picture: "copper-valves",
  option: "water-heater",
  related: ["waterHeaterInstallation", "waterHeaterMaintenance"],
  safetyBox: true,
  menu: { groups: ["water"], place: 3, label: "Repair Services", icon: "wrench" },
  facts: {
    ...repair,
    cost: facts.emergencyHours.feeBriefly,
    ...visitFee(facts.visits.waterHeater),
    // Four lines of a phone: a price takes the room.
    who: facts.visits.waterHeater
      ? familyRun.who
      : `${familyRun.who} If a repair isn't worth it, we'll tell you.`,
  },
  sectionPicture: "water-heater",
  figure: {
    machine: "tank",
    title: "Signs you need water heater repair",
    parts: [
      { part: "gas-valve", says: "Scalding water: turn the heater off and call." },
      { part: "burner", says: "The pilot goes out. Yellow flame: turn the heater off." },
      { part: "flue-baffle", says: "Exhaust smell: get out and call 911 from outside." },
      {
        part: "anode-rod",
        says: "Egg smell: if it's in the room too, get out and call 911.",
      },
      { part: "dip-tube", says: "The hot water runs out in minutes." },
      { part: "relief-valve", says: "Water runs from the relief pipe: turn the heater off." },
      { part: "drain-valve", says: "The drain valve drips." },
    ],
  },
  symptoms: [
    {
      problem: "water-heater",
      place: 1,
      words: "No hot water, or a wet floor",
      part: 0,
      onHome: true,
    },
    { problem: "water-heater", place: 2, words: "There's water on the floor", part: 0 },
  ],
};
