import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { permitPages, permits } from "@/content/permits";
import {
  certified,
  contract,
  credit25C,
  homeRepairAct,
  installOrRepair,
  noCredit,
} from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { towns } from "@/content/towns";
import { list } from "@/content/week-in-words";

const { duration, founded, hours } = facts;
/** Towns with an electric utility of their own. */
const cityPower = ["Naperville", "Batavia", "Geneva", "St. Charles"].filter((town) =>
  towns.includes(town),
);

export const heatPumpReplacement: ServiceInput = {
  title: "Heat Pump Replacement & Installation",
  description:
    "Don't scrap a good gas furnace: it can stay as backup. We install, replace and repair heat pumps.",
  extraText: `For smoke, an alarm, a gas smell, a lasting burning smell, or a hot, buzzing or scorched panel, touch nothing: get out and call 911. If anyone is faint or confused, call 911. In winter, get everyone out first: carbon monoxide may be why. If there's no heat, even on EM HEAT, or no AC in a heat wave, call us anytime. ${facts.emergencyHours.feeOfAll}`,
  availability: hours.appointments,
  serviceDuration: duration.replacement,
  ctaText: "Request a Heat Pump Quote",
  closing: "See if a heat pump fits",
  besideCard: 2,
  sections: [
    {
      heading: "Does a heat pump work in cold weather?",
      text: "Yes, with the right model and backup. The colder it gets, the more heat the house needs and the less a heat pump can make.",
      bullets: [
        "Cold-climate heat pump: still heats far below freezing",
        "Dual fuel: the heat pump on mild days, a gas furnace on the coldest",
        "Electric backup: heat strips for the coldest hours",
      ],
    },
    {
      heading: "What we check before we quote",
      text: "Our technician looks at:",
      source: "ASHRAE Standard 34 (class A2L), 2022",
      bullets: [
        "How much heat the house loses and gains",
        "Whether the ducts can carry enough air",
        "Room in the electrical panel",
        "An outdoor spot clear of snow and roof runoff",
        "Whether the refrigerant lines can stay",
        "Whether the model needs a leak sensor: R-454B and R-32 are mildly flammable",
      ],
      ctaText: "Free estimates",
      ctaLink: "/services/acEstimates",
    },
    {
      heading: "Heat pump installation day",
      text: "You'll have no heat or cooling while we work. Our crew will:",
      visit: true,
      bullets: [
        "Recover the old refrigerant and take the old unit out.",
        "Mount the outdoor unit above the snow.",
        "Install the coil, leak-test and dry the lines, and add refrigerant.",
        "Connect the power, drain, thermostat and backup heat.",
        "Test every mode the weather allows.",
      ],
    },
    {
      heading: "Price, permit and contract",
      text: `Backup heat and bigger ducts or panels add cost. ${permits("a heat pump")} ${contract} ${noCredit} For rebates, ask the city in ${list(cityPower)}, and ${facts.electricUtility.name} elsewhere.`,
      source: `${permitPages}; ${homeRepairAct}; ${credit25C}; Chicago Tribune, July 1, 1985, and City of Naperville, Electric Utility, seen 2026 (utilities)`,
    },
  ],
  faqs: [
    {
      question: "What should I check if the heat is weak?",
      answer: `Lukewarm air is normal. Rule out the dangers named above first. For a burning smell that isn't dust, turn the system off and call us. If it lasts, get out and call 911. Otherwise, set the thermostat to OFF, change the filter and clear snow off the outdoor unit. Then try HEAT. If it stays weak, call ${hours.repairs}, or anytime if rooms get colder.`,
    },
    {
      question: "Will a heat pump lower my bill?",
      answer:
        "Probably, when it replaces electric heat. When it replaces gas, it may not. Compare rates before you buy, and keep the furnace if it's good.",
    },
    {
      question: "When do I use EM HEAT?",
      answer:
        "Use EM HEAT only when the heat pump has failed, must stay off or is iced solid. Electric strips cost more and may smell like hot dust. In ordinary cold, use HEAT: backup comes on by itself.",
    },
    {
      question: "Why is my heat pump steaming?",
      answer: `Most likely, it's defrosting. In cold, damp weather, the unit briefly reverses itself to melt frost. If solid ice stays, don't chip it: switch to EM HEAT and call.`,
    },
    {
      question: "Can I keep my gas furnace with a heat pump?",
      answer:
        "Yes, if the furnace is sound and the blower is strong enough. We match the coil, and a control picks the heat source. If we remove the furnace, its chimney may be too wide for a gas water heater alone, so we check.",
      source: "International Fuel Gas Code, 501.15 (chimney that an appliance leaves), 2018",
    },
  ],
  metaTitle: `Heat Pump Installation in ${place} | ${company.name}`,
  metaDescription: `Heat pumps sized for Illinois winters. We check your ducts, panel and backup heat. Family-run since ${founded}. Get a free quote.`,
  family: "heating",
  picture: "heat-pump-snow",
  related: ["furnaceRepair", "heatingMaintenance", "acInstallationReplacement"],
  menu: {
    groups: ["cooling", "heating"],
    place: 8,
    label: "Heat Pump Replacement & Installation",
    icon: "fan",
  },
  facts: { ...installOrRepair, ...certified },
  sectionPicture: "heat-pump",
  figure: {
    machine: "heatPump",
    title: "Signs of a failing heat pump",
    failing: true,
    parts: [
      { part: "fan", text: "The fan won't spin after a defrost: use EM HEAT and call." },
      { part: "outdoor-coil", text: "Thick ice stays after a defrost." },
      {
        part: "compressor",
        text: "The unit grinds: turn it off (in winter, use EM HEAT) and call.",
      },
      { part: "reversing-valve", text: "The unit heats but won't cool, or the reverse." },
      { part: "defrost-sensor", text: "The unit never defrosts, or defrosts every few minutes." },
      {
        part: "control-board",
        text: "Defrost never ends, and the backup heat keeps running.",
      },
    ],
  },
  symptoms: [{ problem: "furnace", place: 7, words: "The heat pump can't keep up" }],
};
