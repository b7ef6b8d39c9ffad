import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { familyRun, repair } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { duration, emergencyService, financing, hours, plan } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

export const waterHeaterRepair: ServiceInput = {
  title: "Water Heater Repair Services",
  description: `No hot water, or water on the floor? We repair gas, electric and tankless water heaters in ${serviceArea}.`,
  extraText:
    "Leaking? Stay out of standing water. If it has reached the breaker panel or any wiring, leave the panel alone. If you can stay dry, make the heater safe first:",
  tips: [
    "Electric: switch the heater's breaker off first.",
    "Gas: turn the knob on the heater to OFF, only if you don't smell gas.",
    "Then close the cold-water valve on the pipe above the heater.",
    `Call ${phone}. We answer at any hour, on Sunday too.`,
  ],
  availability: hours.extended,
  serviceDuration: duration.repair,
  ctaText: "Schedule a Repair Visit",
  sections: [
    {
      heading: "Signs you need water heater repair",
      text: `Call ${phone} and tell us which one you have, gas or electric, and about how old it is.`,
      bullets: [
        "No hot water, or it runs out in minutes",
        "A pilot light that won't stay lit",
        "Water under the tank or on a pipe",
        "A relief valve that keeps opening: turn the heater off and call",
        "Scalding water at every faucet: turn the heater off and call us",
        "A tankless unit that shows an error code",
      ],
    },
    {
      heading: "Before you call for repair",
      text: "Smell gas? Don't check anything. Get out and call 911 or the gas utility from outside.",
      bullets: [
        "Electric, and no leak: look for a tripped breaker. Reset it one time. If it trips a second time, leave it off.",
        "Gas: try a stove burner for a few seconds, then turn it off, lit or not. If the burner didn't light, the gas supply may be off. Call your utility.",
        "Tankless: write the error code down before you reset the unit.",
        "Any type: try another faucet. If only one runs cold, that faucet may be the problem.",
      ],
    },
    {
      heading: "Why is my water heater leaking?",
      text: "Make it safe first: if you can stay dry and don't smell gas, shut off its power or gas, then the cold water. A leak at a pipe, the drain valve or the relief valve can often be repaired. A tank that has rusted through can't be. Water can also drip from a vent or a pipe above, so let us find the source. A relief valve that keeps opening can mean dangerous pressure or heat. Never plug it. Call us.",
      ctaText: "Water heater installation",
      ctaLink: "/services/waterHeaterInstallation",
    },
    {
      heading: "What we do on a water heater visit",
      text: "Please clear a path to the heater. We repair water heaters in homes and businesses, and the steps are the same:",
      ordered: true,
      bullets: [
        "Check for gas leaks, live wiring and a blocked vent.",
        "Find the bad part, and what may have made it fail.",
        "Show you what we found.",
        "Replace the part, or tell you why the heater isn't worth fixing.",
        "Run a full heating cycle. On gas heaters, we check the burner and the vent.",
      ],
    },
    {
      heading: "Cost and financing",
      text: `The price depends on the type of heater and the part. Ask for the price by phone. Members of the maintenance plan save ${plan.repairDiscount} on repairs. A bad igniter, element or thermostat in a younger heater is usually worth fixing. A failed gas valve in an old heater is a closer call. If you need a new one, financing for the installation comes at ${financing.offer}.`,
      ctaText: "Water heater maintenance",
      ctaLink: "/services/waterHeaterMaintenance",
    },
  ],
  faqs: [
    {
      question: "How soon can you fix my water heater?",
      answer: `We make repair visits ${hours.extended}, and calling is the fastest way to get one. Water on the floor at night or on Sunday? Our ${emergencyService} answers ${phone}; a visit outside those hours has an extra fee.`,
    },
    {
      question: "Why does my pilot light keep going out?",
      answer:
        "A worn thermocouple is a common cause. That's the small probe that senses the pilot flame. A dirty pilot, a strong draft or a blocked vent can do it too. Smell gas near it? Don't relight it: leave and call from outside. If it goes out again, leave it off and have the heater checked.",
    },
    {
      question: "Why does my hot water smell like rotten eggs?",
      answer:
        "If only the hot water smells, the anode rod reacting with your water is a common cause. If the room smells, treat it as a gas leak: leave, and call 911 or the gas utility from outside. If the cold water smells too, the heater probably isn't the source.",
    },
    {
      question: "Is it safe to keep using it?",
      answer:
        "A heater that's only slow can usually run until we get there. Stop using one that leaks, shows soot or scorch marks, or gives you steam or scalding water. Turn it off if you can do it safely, and call us.",
    },
    {
      question: "Which water heaters do you repair?",
      answer:
        "We repair all types: gas and electric tanks, tankless, heat pump and indirect water heaters. That includes commercial ones. Read us the model number on the label when you call. If you run a business, tell us which hours you can't be without hot water.",
    },
  ],
  metaTitle: `Water Heater Repair in ${town}, ${state} | ${company.name}`,
  metaDescription: `No hot water or a leaking tank in ${town}? We repair gas, electric and tankless water heaters ${hours.extended}. Call ${phone}.`,
  family: "water",
  picture: "copper-valves",
  option: "water-heater",
  related: ["waterHeaterInstallation", "waterHeaterMaintenance"],
  safetyBox: true,
  menu: { groups: ["water"], place: 3, label: "Repair Services", icon: "wrench" },
  facts: { ...repair, ...familyRun },
  pictures: [["water-heater", "tankless"]],
  figure: {
    machine: "tank",
    title: "Inside a gas water heater: what fails, and what you notice",
    parts: [
      {
        part: "gas-valve",
        says: "No hot water, or far too hot.",
      },
      {
        part: "burner",
        says: "The pilot goes out. Yellow flame: turn it off, call us.",
      },
      {
        part: "flue-baffle",
        says: "An exhaust smell: get out, call 911 from outside.",
      },
      {
        part: "anode-rod",
        says: "Only the hot water smells of eggs, or it runs rusty.",
      },
      {
        part: "dip-tube",
        says: "Hot for only a few minutes.",
      },
      {
        part: "relief-valve",
        says: "It drips from its pipe: never plug it.",
      },
      {
        part: "drain-valve",
        says: "A drip here, or popping from sediment behind it.",
      },
    ],
  },
  symptoms: [
    { worry: "hot-water", place: 1, words: "There's no hot water", part: 2 },
    { worry: "hot-water", place: 2, words: "There's water on the floor", part: 3 },
  ],
};
