import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, install } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { duration, financing, founded, hours } = facts;
const { town, state } = company.address;

export const heatPumpReplacement: ServiceInput = {
  title: "Heat Pump Replacement & Installation",
  description: `Old heat pump, or want one system for heat and AC? We install heat pumps in ${serviceArea}.`,
  extraText:
    "A heat pump has to be sized for an Illinois winter, not just for summer. We measure your rooms, ducts and electrical panel and plan the backup heat.",
  availability: hours.weekdays,
  serviceDuration: duration.replacement,
  ctaText: "Request a Heat Pump Quote",
  sections: [
    {
      heading: "Does a heat pump work in cold weather?",
      text: "Yes, with the right model and backup. The colder it gets, the more heat the house needs and the less a heat pump can make. These are the usual setups:",
      bullets: [
        "Cold-climate heat pump: made to keep heating well below freezing",
        "Dual fuel: the heat pump on mild days and a gas furnace on the coldest ones",
        "Electric backup: heating strips for the coldest hours, if the panel has room",
      ],
    },
    {
      heading: "What we check before we quote",
      text: "Most new heat pumps use R-454B or R-32. These refrigerants are mildly flammable and call for a trained installer and, in many models, a leak sensor. A heat pump that's the wrong size leaves you uncomfortable in both seasons. We look at:",
      source: "ASHRAE Standard 34 (class A2L), 2022",
      bullets: [
        "Heat loss in winter and heat gain in summer",
        "Whether the ducts can carry enough air",
        "Room and capacity in the electrical panel",
        "An outdoor spot above the snow and away from roof runoff",
        "Whether the lines and the indoor coil can stay",
      ],
      ctaText: "Free estimates",
      ctaLink: "/services/acEstimates",
    },
    {
      heading: "Heat pump installation day",
      text: "If you have no other heat, we plan around the weather.",
      visit: true,
      bullets: [
        "Recover the old refrigerant and take the old unit out.",
        "Set the outdoor unit on a stand above the snow.",
        "Install the indoor coil, connect the lines, test for leaks and pull out air and moisture.",
        "Connect power, drain, thermostat and backup heat.",
        "Test heating, cooling and defrost.",
      ],
    },
    {
      heading: "What affects the price",
      text: "The price depends on size, backup heat, wiring and ducts. If two setups suit your house, we can quote both. Many towns require a permit for a heat pump. The federal 25C credit doesn't cover work done after 2025. Ask your utility about rebates.",
      source:
        "Public Law 119-21, section 70505 (25C credit), 2025; International Residential Code, R105.1 (permits), 2018",
    },
  ],
  faqs: [
    {
      question: "How does a heat pump work?",
      answer:
        "A heat pump is an AC that can run both ways. In summer it moves heat out of the house. In winter it takes heat from the outdoor air, even when that air feels cold, and moves it inside. The air feels cooler than a furnace's, and the system runs longer.",
    },
    {
      question: "Why is my heat pump steaming?",
      answer:
        "The heat pump is most likely defrosting, and that's normal. Frost builds up on the outdoor coil in cold, damp weather. The unit then runs in reverse for a few minutes to melt the frost, and you see steam. Frost that comes and goes is fine. Solid ice that stays isn't, so call us.",
    },
    {
      question: "Can I keep my gas furnace with a heat pump?",
      answer:
        "Often yes, if the furnace is in good shape and its blower is strong enough. We add a coil and a control that switches between the two.",
    },
  ],
  metaTitle: `Heat Pump Installation in ${town}, ${state} | ${company.name}`,
  metaDescription: `Heat pumps sized for Illinois winters, with ${financing.offer}. Family-run since ${founded}. Get a free quote.`,
  family: "heating",
  picture: "heat-pump-snow",
  option: "heating",
  related: ["acEstimates", "heatingMaintenance", "acInstallationReplacement"],
  menu: {
    groups: ["cooling", "heating"],
    place: 8,
    label: "Heat Pump Replacement & Installation",
    icon: "fan",
  },
  facts: { ...install, ...certified },
  sectionPicture: "heat-pump",
  figure: {
    machine: "heatPump",
    title: "Signs of a failing heat pump",
    parts: [
      { part: "fan", says: "The unit hums, but no air moves, even after a defrost." },
      {
        part: "outdoor-coil",
        says: "A solid block of ice won't melt.",
      },
      { part: "compressor", says: "The compressor grinds or trips the breaker." },
      {
        part: "reversing-valve",
        says: "The unit heats but won't cool, or the reverse.",
      },
      {
        part: "defrost-sensor",
        says: "The unit defrosts all the time, or never.",
      },
      {
        part: "control-board",
        says: "A board stuck in defrost keeps the backup heat on.",
      },
      {
        part: "drain-gap",
        says: "A low stand lets ice build up underneath.",
      },
    ],
  },
  symptoms: [{ problem: "furnace", place: 7, words: "The heat pump can't keep up" }],
};
