import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { permitPages, permits } from "@/content/permits";
import {
  contract,
  credit25C,
  familyRun,
  homeRepairAct,
  install,
  lower,
  noCredit,
  rebates,
} from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { duration, hours } = facts;

export const waterHeaterInstallation: ServiceInput = {
  title: "Water Heater Installation & Replacement",
  description: `A leaking pipe doesn't mean a new heater. For a leak, call day or night; ${lower(facts.emergencyHours.feeBriefly)} For a quote, email photos of the label, pipes and vent.`,
  extraText:
    "Is the old heater leaking? Keep out of standing water. If panels and outlets are dry and you smell no gas, shut off power or gas, then the cold water, and call anytime.",
  availability: hours.appointments,
  serviceDuration: duration.waterHeater,
  ctaText: "Get a Water Heater Quote",
  closing: "A free quote comes first",
  sections: [
    {
      heading: "Signs you need a new water heater",
      text: "A new heater makes sense if:",
      bullets: [
        "The tank leaks, or we find it rusting inside",
        "The tank is over 10 years old and needs a big repair",
        "You added a bathroom or a big tub",
      ],
      ctaText: "Water heater repair",
      ctaLink: "/services/waterHeaterRepair",
    },
    {
      heading: "Which type of water heater is best?",
      text: "We install all types. Match the heater to your fuel, space and hot water use:",
      bullets: [
        "Gas tank: heats quickly but needs a safe vent",
        "Electric tank: needs no vent but costs more to run",
        "Tankless: doesn't run out, but its flow is limited, it quits in a power outage, and an electric one often needs a bigger panel",
        "Heat pump: uses much less power than an electric tank but needs room, air and a drain",
        "Indirect: uses heat from your boiler",
      ],
    },
    {
      heading: "What size water heater do I need?",
      text: "For a tank, match the first-hour rating to your busiest hour of showers, laundry and dishes. For tankless, look at how many gallons a minute the unit can heat in winter, when the incoming water is coldest.",
    },
    {
      heading: "Water heater installation day",
      text: "Clear a path from the door, and fill a jug with drinking water. Our crew will:",
      visit: true,
      bullets: [
        "Shut off the gas or power and the water, then drain the old heater and take it out.",
        "Set the new heater, with a drain pan and an expansion tank where needed, and connect the water and the relief valve pipe.",
        "Fill the heater and let the air out at a faucet.",
        "For a gas heater, connect the gas and vent, check for leaks, light the burner and check the draft. For an electric heater, connect the wiring and turn the power on.",
        "Set the temperature and show you the shutoffs.",
      ],
    },
    {
      heading: "Price, permit and contract",
      text: `The same kind of tank in the same spot costs the least. A new vent, gas line, drain or circuit adds cost. ${permits("a water heater")} ${contract} ${noCredit} ${rebates}`,
      source: `${permitPages}; ${homeRepairAct}; ${credit25C}`,
    },
  ],
  faqs: [
    {
      question: "Is a tankless water heater worth it?",
      answer:
        "Rarely for the savings alone. Get one if you plan to stay for years and you need the space or keep emptying a healthy tank.",
    },
    {
      question: "How do I make a new water heater last?",
      answer:
        "Have the heater checked once a year, and the anode rod replaced when it's worn. Keep the area around a gas heater clear, so the burner gets clean air.",
    },
  ],
  metaTitle: `Water Heater Installation in ${place} | ${company.name}`,
  metaDescription: `New tank, tankless and heat pump water heaters, sized to how your home or business uses hot water. Get a free quote.`,
  family: "water",
  picture: "water-heater",
  related: ["waterHeaterRepair", "waterHeaterMaintenance"],
  promotion: "water-heater-upgrade",
  menu: { groups: ["water"], place: 1, label: "Installation & Replacement", icon: "plus" },
  facts: { ...install, ...familyRun },
  sectionPicture: "tankless",
  closingPicture: "boot-covers",
  figure: {
    machine: "tankless",
    title: "What tankless heaters need",
    parts: [
      { part: "vent", text: "A gas unit needs its own vent and combustion air." },
      { part: "heat-exchanger", text: "Hard water leaves scale in here." },
      { part: "burner", text: "The burner runs only while hot water is running." },
      { part: "gas-valve", text: "The burner may need a larger gas line." },
      { part: "flow-sensor", text: "The sensor measures how much hot water you use." },
      { part: "isolation-valves", text: "These valves let us flush out the scale once a year." },
    ],
  },
  symptoms: [{ problem: "water-heater", place: 3, words: "The tank is old or rusty" }],
};
