import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, duration, financing, founded, hours, replyTime } = facts;
const { town, state } = company.address;

export const heatPumpReplacement: ServiceInput = {
  title: "Heat Pump Replacement & Installation",
  description:
    "One system that heats in January and cools in July. We replace worn-out heat pumps and install first ones, sized for an Illinois winter.",
  extraText: `Describe the building in the form and wait no longer than ${replyTime} for a reply, or ring ${company.phone.display} ${hours.weekdays}. A ${certification} technician comes to measure rooms, ducts and the electrical panel. You get a free quote to read in your own time. The work, residential or commercial, is done by a family-run company that has been around since ${founded} and means to be here when your heat pump needs service.`,
  availability: hours.weekdays,
  serviceDuration: duration.replacement,
  ctaText: "Request a Heat Pump Quote",
  sections: [
    {
      heading: "Is it time for a new one?",
      text: "One of these alone may be a repair, and we say so when it is. Two together on a unit in its teens usually mean replacement.",
      bullets: [
        "The backup heat light stays on in mild weather",
        "Ice covers the outdoor coil and does not melt off",
        "The compressor grinds or trips the breaker",
        "Heating mode blows cool air for more than a few minutes",
        "You have already paid for a second refrigerant leak",
      ],
    },
    {
      heading: "How one machine heats and cools",
      text: "A heat pump is an air conditioner that can run backward. In summer it carries heat out of the house. In winter a valve turns the flow around, and it collects heat from the outdoor air, even from air that feels cold to you. It moves heat where a furnace makes it. The air from the vents is milder than a furnace's and comes for longer, so rooms swing less between warm and cool.",
    },
    {
      heading: "Planning for the coldest night",
      text: "As the temperature drops, the house needs more heat and a heat pump can deliver less. Three sound plans cover the gap.",
      bullets: [
        "Cold-climate model: a variable-speed compressor holds on to most of its output well below freezing",
        "Dual fuel: the heat pump takes the mild days and a gas furnace takes the bitter nights",
        "Electric backup: heating strips in the air handler help for short spells, if the panel has room",
      ],
    },
    {
      heading: "What we check before we quote",
      text: "A heat pump of the wrong size disappoints you in two seasons, so we start with the building.",
      bullets: [
        "Heat lost in winter and gained in summer, room by room",
        "Whether the ducts can carry the larger airflow a heat pump wants",
        "Free space and capacity in the electrical panel",
        "A spot outdoors above the snowdrifts and clear of roof runoff",
        "Whether the copper lines and indoor coil suit today's refrigerants",
      ],
      ctaText: "How estimates work",
      ctaLink: "/services/acEstimates",
    },
    {
      heading: "Installation day",
      text: "From you we need a free path to the furnace room and the panel. Our part goes like this.",
      ordered: true,
      bullets: [
        "Recover the old refrigerant and take out the old equipment.",
        "Set the outdoor unit level on a stand that keeps it out of the snow.",
        "Fit the indoor coil and the lines, test for leaks and pull a deep vacuum.",
        "Connect power, drain, thermostat and backup heat.",
        "Run heating, cooling and defrost, and measure each one.",
        "Show you the controls and the filter.",
      ],
      ctaText: "Caring for a heat pump",
      ctaLink: "/services/heatingMaintenance",
    },
    {
      heading: "What it costs",
      text: `Size, backup heat, wiring and the state of your ducts move the price, so one figure here would mislead you. Ask for two versions side by side, for example dual fuel and cold-climate, with the labor written out in both. You can spread the cost with ${financing.offer}. If a repair would carry the old unit a few more winters, ask for that price too.`,
    },
  ],
  faqs: [
    {
      question: "Will it keep me warm at zero degrees?",
      answer:
        "Yes, when it is sized for your house and has the right backup. Cold-climate models go on making heat below zero, only less of it. We find the outdoor temperature at which your house needs help and set the backup to start there.",
    },
    {
      question: "Why is my outdoor unit steaming?",
      answer:
        "It is most likely defrosting, which is normal. Frost builds on the coil in cold, damp weather. Every so often the unit reverses for a few minutes to melt it, and vapor rises. White frost that comes and goes is fine. Solid ice that stays is not.",
    },
    {
      question: "Can I keep my gas furnace?",
      answer:
        "Often you can. If the furnace is sound and its blower strong enough, we set a heat pump coil on top and a control that picks which of the two runs. If it is near its end, doing both at once avoids paying for the connections twice.",
    },
    {
      question: "How long does a replacement take?",
      answer: `${duration.replacement} when old and new are alike. New ducts or a new electrical circuit add time. In winter, ask us how the house stays warm overnight in case the work runs into a second day.`,
    },
    {
      question: "Do heat pumps suit a small business?",
      answer:
        "Yes, in many cases. A packaged rooftop heat pump can often stand where a gas unit stands now. We look at roof access, power supply, fresh-air needs and your opening hours before we suggest one.",
    },
  ],
  metaTitle: `Heat Pump Installation in ${town}, ${state} | ${company.name}`,
  metaDescription: `Heat pumps sized for Illinois winters, with ${financing.offer}. Family-run since ${founded}. Request your quote for a new heat pump.`,
  family: "heating",
  picture: "heat-pump-snow",
  option: "heating",
  related: ["acEstimates", "heatingMaintenance", "acInstallationReplacement"],
};
