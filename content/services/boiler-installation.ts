import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, install } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { certification, duration, financing, hours } = facts;
const { town, state } = company.address;

export const boilerInstallation: ServiceInput = {
  title: "Boiler Installation & Replacement",
  description: `Boiler leaking or too old to fix? We install hot-water and steam boilers in ${serviceArea}.`,
  extraText: `A ${certification} technician sizes the boiler from your rooms and radiators, not from the label on the old one. We also check the chimney, the gas line and how much hot water you use. Quotes are free for homes and businesses.`,
  availability: hours.weekdays,
  serviceDuration: duration.boiler,
  ctaText: "Request a Boiler Quote",
  sections: [
    {
      heading: "Signs you need a new boiler",
      text: "A bad pump, valve or expansion tank can be replaced by itself. Problems like these are often in the boiler:",
      bullets: [
        "Water drips from the boiler body",
        "You see soot or scorch marks: turn it off and call us",
        "It needs fresh water every week, and the pipes and valves are dry",
        "Parts for it are no longer made",
        "The same repair comes back every winter",
      ],
    },
    {
      heading: "Which type of boiler do I need?",
      text: "The type depends on your radiators, floors and hot water use.",
      bullets: [
        "Conventional: often uses a chimney and works with older cast-iron radiators",
        "Condensing: gets more heat out of the gas and works best with cooler water, such as in radiant floors",
        "Combi: heats your rooms and your faucet water without a tank",
        "Steam: for steam radiators, where a hot-water boiler won't work",
      ],
      ctaText: "Radiant heating",
      ctaLink: "/services/radiantHeating",
    },
    {
      heading: "What size boiler do I need?",
      text: "It depends on how much heat your house loses on the coldest days. Many old boilers are too big, and new windows or insulation make the gap wider. A boiler that's too big turns on and off too often, which wears out parts. For steam, we size it to the radiators. A combi also has to keep up with your showers.",
    },
    {
      heading: "Chimney, venting and carbon monoxide",
      text: "The new boiler may get a vent of its own and leave the water heater alone on the old chimney. A chimney sized for two appliances can be too wide for one, and it can spill carbon monoxide indoors. That water heater needs a correctly sized liner or a vent of its own. We check this before we quote. A condensing boiler also needs a drain for its acidic water.",
    },
    {
      heading: "Boiler installation day",
      text: "You'll be without heat while we work, so in winter we plan around the cold.",
      ordered: true,
      bullets: [
        "Drain and flush the system and take the old boiler out.",
        "Set the new boiler and pipe in its safety valve and expansion tank.",
        "Connect gas, vent, drain and power.",
        "Fill it, let the air out, and check the water and gas joints for leaks.",
        "Start it, test the exhaust and adjust the burner.",
        "Heat every zone and show you the controls.",
      ],
    },
    {
      heading: "Cost and financing",
      text: `The boiler is only part of the price. Venting, a chimney liner, piping and old radiators all count, so we look before we quote. A new boiler also needs a permit in many towns. Financing for a boiler installation is ${financing.offer}. Plan on a yearly check too, because a gas boiler's burner, vent and safety controls need to be tested.`,
      source: "International Residential Code, R105.1 (permits), 2018",
      ctaText: "Heating system maintenance",
      ctaLink: "/services/heatingMaintenance",
    },
  ],
  faqs: [
    {
      question: "How long does it take to replace a boiler?",
      answer: `${duration.boiler}, from draining the old system to warm radiators. New venting, a chimney liner or new steam pipes add time. We install boilers ${hours.weekdays}. We'll tell you how long the heat will be off.`,
    },
    {
      question: "Can I keep my old radiators with a new boiler?",
      answer:
        "Usually yes, because cast-iron radiators last a long time. We check them for leaks and stuck valves. On steam, we check the traps too. Is one room always cold? Tell us before we quote, since that's a good time to fix it.",
    },
    {
      question: "Is a combi boiler big enough for my family?",
      answer:
        "It depends on how many faucets run at once in winter, when the incoming water is coldest. One shower and a sink is fine for most combis. For two showers and a washing machine, a separate tank heated by the boiler is often better.",
    },
    {
      question: "Should I replace a boiler that still works?",
      answer:
        "Not just because it's old. A cast-iron boiler that doesn't leak and burns clean may have good years left. Replace it when it leaks, when it can't be made to burn safely or when you can't get parts. If you have the choice, plan it for summer.",
    },
    {
      question: "Do you install boilers in commercial buildings?",
      answer:
        "Yes, we install boilers in storefronts, offices and apartment buildings. Tell us how many units or rooms the boiler heats and who can open the boiler room. If tenants need notice before the heat goes off, we'll set the date with you early.",
    },
  ],
  metaTitle: `Boiler Installation in ${town}, ${state} | ${company.name}`,
  metaDescription: `Hot-water, steam and combi boilers, sized for your building. Financing: ${financing.offer}. Get a free boiler quote.`,
  family: "heating",
  picture: "boiler",
  option: "heating",
  related: ["radiantHeating", "heatingMaintenance"],
  safetyBox: true,
  menu: {
    groups: ["heating"],
    place: 2,
    label: "Boiler Installation & Replacement",
    icon: "gauge",
  },
  facts: { ...install, ...certified },
  pictures: [["boiler-pumps"], ["hero-living", "thermostat"]],
  figure: {
    machine: "boiler",
    title: "A boiler and its loop: what fails, and what you notice",
    parts: [
      {
        part: "heat-exchanger",
        says: "It drips, or you see soot: turn it off and call.",
      },
      {
        part: "relief-valve",
        says: "Water runs from its pipe: don't plug it, call.",
      },
      {
        part: "gauge",
        says: "The needle falls week after week.",
      },
      {
        part: "air-separator",
        says: "Gurgling pipes, cold radiators upstairs.",
      },
      { part: "expansion-tank", says: "The pressure swings as it heats." },
      { part: "circulator", says: "Hot boiler, cold radiators." },
      {
        part: "zone-valves",
        says: "One zone stays cold, or never shuts off.",
      },
    ],
  },
  symptoms: [{ worry: "heat", place: 5, words: "The boiler leaks or is worn out" }],
};
