import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { permitPages, permits } from "@/content/permits";
import { leaveBreaker, panelBesideBox, resetBreaker } from "@/content/safety";
import {
  certified,
  contract,
  credit25C,
  homeRepairAct,
  installOrRepair,
  lower,
  noCredit,
  rebates,
} from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { duration, hours } = facts;

export const boilerInstallation: ServiceInput = {
  title: "Boiler Installation & Replacement",
  description: `When one hot-water radiator stays cold, it may just need bleeding. No heat? Call anytime${facts.boilerRepair ? "" : " to see if we can fix it"}; ${lower(facts.emergencyHours.feeBriefly)}`,
  availability: hours.appointments,
  serviceDuration: duration.boiler,
  ctaText: "Request a Boiler Quote",
  closing: "Can your old boiler stay?",
  sections: [
    {
      heading: "When to replace a boiler",
      text: "Old isn't broken. A clean-burning, leak-free cast-iron boiler may have years left. Replace it if a section leaks or a failed part is no longer made.",
      source: "ENERGY STAR, When Is It Time to Replace?, seen 2026",
    },
    {
      heading: "My boiler leaks or won't heat",
      text: `${facts.boilerRepair ? "We repair boilers too. " : ""}Call before the heating pipes freeze. Let faucets drip to protect the water pipes, and never heat with an oven, grill or camp stove.`,
      bullets: [
        `${panelBesideBox} With no gas smell and no water near panels, outlets or your feet, turn a leaking boiler off, close its cold-water valve and call. Leave the boiler off. Never plug a relief valve.`,
        "If a steam boiler's gauge glass is empty, or a hot-water boiler reads under 10 psi or near 30, turn it off and call. Never add water to a hot boiler.",
        `With no leak or soot and a normal gauge, turn up the thermostat. ${resetBreaker} ${leaveBreaker} If none tripped, switch the boiler off, brush snow off low vents and restart the boiler once.`,
        "To bleed a hot-water radiator with a cold top, turn off the boiler and let the system cool. Open the bleed valve slightly until water comes, then close it. If no water comes, or the gauge falls under 10, close the valve and call. Otherwise, restart the boiler.",
      ],
    },
    {
      heading: "Which type of boiler do I need?",
      text: "Your system decides:",
      bullets: [
        "Conventional: often uses a chimney",
        "Condensing: burns less gas, but needs its own vent and drain",
        "Combi: heats rooms and water, but not for many showers",
        "Steam: for steam radiators",
      ],
      ctaText: "Radiant heating",
      ctaLink: "/services/radiantHeating",
    },
    {
      heading: "Chimney, venting and carbon monoxide",
      text: "If a new boiler gets its own vent, the old chimney can be too wide for the water heater alone and spill carbon monoxide indoors. The heater may need a smaller liner or its own vent.",
      source: "International Fuel Gas Code, 501.15 (chimney that an appliance leaves), 2018",
    },
    {
      heading: "Boiler installation day",
      text: "The heat will be off. Our crew will:",
      visit: true,
      bullets: [
        "Drain the system and remove the old boiler.",
        "Install the boiler, its safety controls and any expansion tank.",
        "Connect gas, vent, drain and power.",
        "Fill the system, bleed it and leak-test every joint.",
        "Test the exhaust, adjust the burner and heat every zone.",
      ],
    },
    {
      heading: "Price, permit and contract",
      text: `A boiler of the same type costs least. ${permits("a boiler")} ${contract} Illinois requires inspections of most boilers in businesses or buildings of six or more apartments. ${noCredit} ${rebates}`,
      source: `${permitPages}; 430 ILCS 75 (state inspection), 2026; ${homeRepairAct}; ${credit25C}`,
    },
  ],
  faqs: [
    {
      question: "Can I keep my radiators with a new boiler?",
      answer:
        "Usually. We check for leaks, stuck valves and bad steam traps. Leave old pipe wrap alone: it may be asbestos.",
    },
  ],
  metaTitle: `Boiler Installation in ${place} | ${company.name}`,
  metaDescription: `Hot-water, steam and combi boilers for ${company.address.town} homes and businesses, sized to your rooms and radiators. Get a free boiler quote.`,
  family: "heating",
  picture: "boiler",
  related: ["radiantHeating", "heatingMaintenance"],
  menu: {
    groups: ["heating"],
    place: 2,
    label: "Boiler Installation & Replacement",
    icon: "plus",
  },
  facts: { ...installOrRepair, ...certified },
  sectionPicture: "boiler-pumps",
  figure: {
    machine: "boiler",
    title: "Signs your boiler needs attention",
    failing: true,
    parts: [
      {
        part: "heat-exchanger",
        text: "For fumes, get out and call 911. For a leak or soot, turn the boiler off.",
      },
      {
        part: "relief-valve",
        text: "The valve drips: turn the boiler off. If it steams, get out and call 911.",
      },
      { part: "gauge", text: "The needle keeps falling." },
      { part: "air-separator", text: "Pipes gurgle, and the upstairs radiators stay cold." },
      { part: "circulator", text: "The boiler is hot, but the radiators stay cold." },
    ],
  },
  symptoms: [
    { problem: "furnace", place: 5, words: "The boiler is worn out" },
    { problem: "furnace", place: 5.5, words: "The boiler leaks or doesn't heat", part: 2 },
  ],
};
