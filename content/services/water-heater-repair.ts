import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { panelBesideBox, wet } from "@/content/safety";
import { familyRun, lower, priceFirst, repairOrQuote, visitFee } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { cityElectricUtility, duration, electricUtility, hours, plan } = facts;
const phone = company.phone.display;

export const waterHeaterRepair: ServiceInput = {
  title: "Water Heater Repair Services",
  description:
    "If you smell gas, get out and call 911. If water leaks and you can stay dry, shut off power or gas, then the water. If only one faucet runs cold, blame the faucet.",
  extraText: `Leaking? Stay out of standing water. If the water has reached a panel or an outlet, keep away and call your electric utility (${cityElectricUtility.name}: ${cityElectricUtility.phone}; ${electricUtility.name}: ${electricUtility.phone}; others: see your bill). If you can stay dry and don't smell gas:`,
  tips: [
    "For an electric heater, switch its breaker off first.",
    "For a gas heater, turn its knob or valve off first.",
    "Then close the cold-water valve, which is above a tank or below a tankless unit. If that valve is stuck, close the main water valve.",
  ],
  availability: hours.repairs,
  serviceDuration: duration.repair,
  ctaText: "Schedule a Repair Visit",
  closing: "If waiting is safe, request a visit.",
  sections: [
    {
      heading: "Before you call for a repair",
      text: wet("heater"),
      source: "Gas Appliance Manufacturers Association in ACHR News (flooding), 2003",
      bullets: [
        `${panelBesideBox} Leave an electric heater's covers on, because the wiring inside carries 240 volts. If the floor is dry, nothing leaks or scalds and hot faucets run, reset a tripped breaker once: switch it fully off, then on. If it trips again, leave it off.`,
        "If a tankless unit quits but water runs without leaks or fumes, note its code and turn it off. Brush snow off low vents, then restart the unit once.",
      ],
    },
    {
      heading: "Can a leaking water heater be fixed?",
      text: "We can often fix a leaking pipe or valve. Never pay to patch a rusted tank, but do check its warranty. A relief valve that keeps opening can mean dangerous pressure or heat, so turn the heater off and call. Never plug that valve.",
      ctaText: "Water heater installation",
      ctaLink: "/services/waterHeaterInstallation",
    },
    {
      heading: "What we do on a water heater visit",
      text: "Our technician will:",
      visit: true,
      pictures: ["visit-draft-hood", "visit-anode", "visit-gas-control", "visit-burner-lit"],
      bullets: [
        "Check the heater's gas connection, wiring and vent.",
        "Show you the failed part and the price.",
        "Make the repair you approve.",
        "Test the heater and any vent.",
      ],
    },
    {
      heading: "What if a gas water heater goes out?",
      text: "Never relight the pilot after a leak or an alarm, or if you smell gas or exhaust or see soot. Otherwise, turn the knob to OFF, wait 10 minutes, then smell near the heater and floor. If you smell gas then, get out and call 911. If not, relight the pilot once, as the label says. If it goes out again, leave it off.",
    },
    {
      heading: "What affects the price",
      text: `${priceFirst}A tankless heat exchanger costs the most. If your tank is 10 years old, get a quote before a costly repair. Ask if the plan's ${plan.repairDiscount} off covers water heater repairs.`,
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
  ],
  faqs: [
    {
      question: "Why does my pilot light keep going out?",
      answer: `The cause is often a worn thermocouple, a dirty orifice, a clogged intake or a blocked vent. When every gas appliance quits, call ${facts.gasUtility.name}.`,
    },
  ],
  metaTitle: `Water Heater Repair in ${place} | ${company.name}`,
  metaDescription: `No hot water, or a leak? We repair gas, electric and tankless water heaters in ${company.address.town}, ${hours.briefly.repairs}, ${lower(facts.emergencyHours.phone)}. Call ${phone}.`,
  family: "water",
  picture: "copper-valves",
  related: ["waterHeaterInstallation", "waterHeaterMaintenance"],
  menu: { groups: ["water"], place: 3, label: "Repair Services", icon: "wrench" },
  facts: {
    ...repairOrQuote,
    ...visitFee(facts.visits.waterHeater),
    ...familyRun,
  },
  sectionPicture: "water-heater",
  figure: {
    machine: "tank",
    title: "Signs you need water heater repair",
    failing: true,
    parts: [
      { part: "gas-valve", text: "The water scalds: turn the heater off and call." },
      {
        part: "burner",
        text: "The pilot goes out. If the flame is yellow, turn the heater off and call.",
      },
      {
        part: "flue-baffle",
        text: "You smell exhaust: get out and call 911.",
      },
      {
        part: "anode-rod",
        text: "Hot water smells like eggs. If the air does, get out and call 911.",
      },
      { part: "dip-tube", text: "The hot water runs out in minutes." },
      {
        part: "relief-valve",
        text: "If it drips, turn the heater off; if it steams, get out and call 911.",
      },
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
  ],
};
