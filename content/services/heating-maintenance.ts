import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, tuneUp } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { certification, duration, hours, plan } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

export const heatingMaintenance: ServiceInput = {
  title: "Heating System Maintenance",
  description: `Heat not checked in years? We tune up furnaces, boilers and heat pumps in ${serviceArea}.`,
  extraText: `Fall is best, and we tune up all winter. A ${certification} technician checks the burners, tests the safety controls and checks the vent. We service furnace rooms in homes and boiler rooms in commercial buildings. Call ${phone} to pick a day.`,
  tips: [
    "Test every carbon monoxide alarm. In most homes, Illinois law requires one within 15 feet of every room where people sleep.",
    "Keep boxes, paint and gasoline out of the furnace room.",
    "After heavy snow, clear the vent pipes and the outdoor unit.",
    "Run the heat for a while in early fall, before you need it.",
  ],
  // For the tip on alarms.
  source: "Illinois Carbon Monoxide Alarm Detector Act, 430 ILCS 135, 2007",
  availability: hours.weekdays,
  serviceDuration: duration.tuneUp,
  ctaText: "Book a Heating Tune-Up",
  sections: [
    {
      heading: "When to schedule heating maintenance",
      text: "Once a year, and early fall is best. The first cold week is when many weak parts fail, and it's when everyone calls. A tune-up before then gives you time to order a part. If you missed fall, book now anyway. We do these visits in winter and spring too.",
    },
    {
      heading: "What's included in a furnace tune-up",
      text: "For a gas furnace, we check the burner, the air and the exhaust:",
      bullets: [
        "Clean the flame sensor and check the igniter and burners",
        "Look for cracks and rust on the heat exchanger",
        "Check the gas pressure and the vent, and test the exhaust for carbon monoxide",
        "Measure the temperature rise from return to supply air",
        "Test the limit, pressure and door switches",
        "Check the filter",
      ],
    },
    {
      heading: "What's included in a boiler tune-up",
      text: "Boilers often show a problem as a small leak or a change in pressure, so we look for both:",
      bullets: [
        "Check the water pressure and the expansion tank",
        "Check the relief valve, its pipe and the low-water cutoff",
        "Run the pumps and zone valves, one zone at a time",
        "Test the burner, the draft and the exhaust",
        "Look for trapped air, leaks and, on steam, a clean sight glass",
      ],
    },
    {
      heading: "Heat pump and electric heat tune-up",
      text: "A heat pump runs all year and gets dirty all year. We clean the coils, check that it defrosts and check the refrigerant charge. We also make sure backup heat comes on only when it's needed. On electric furnaces, we test each heating element and check the power connections. A loose one can get hot enough to burn its wire.",
    },
    {
      heading: "Cost and maintenance plan",
      text: `The plan is ${plan.price} ${plan.period}. It covers visits ${plan.visits}, one for the heat and one for the AC. If something breaks, members get ${plan.repairDiscount} off repairs and priority service. You can join by phone or online. For one visit without the plan, call us for the price.`,
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
    {
      heading: "What if you find a problem?",
      text: "We show you the part or the reading and tell you how serious it is. A danger, such as a cracked heat exchanger, means the heat stays off until the part or the furnace is replaced. A worn part may last a while, and we'll tell you what to watch for. If the system is old, we'll talk about repair and replacement.",
      ctaText: "Furnace repair",
      ctaLink: "/services/furnaceRepair",
    },
  ],
  faqs: [
    {
      question: "Do I need a furnace tune-up every year?",
      answer:
        "Yes, if it burns gas. Vents rust, animals nest in pipes and burners get dirty, and you can't see any of it from the hallway. Electric heat has no exhaust, but the wiring and coils still need a look. Many manufacturers recommend a check each year.",
    },
    {
      question: "Why does my furnace smell when I first turn it on?",
      answer:
        "It's usually dust burning off, and it should be gone within a few hours. A smell of hot plastic, or one that keeps coming back, isn't normal. Turn the system off and call us. If you smell gas, get everyone out first.",
    },
    {
      question: "How often should I change my furnace filter?",
      answer:
        "Check it once a month in winter and change it when it's gray. A thin one-inch filter often lasts one to three months, and a thick one lasts longer. Pets, remodeling and a fan that's always on shorten that. Boilers don't have one.",
    },
    {
      question: "Does maintenance prevent breakdowns?",
      answer:
        "It prevents some, but not all. A visit finds slow problems like dirt, wear, rust and wrong pressures. Electronics can still fail without warning. If that happens, the readings from your last tune-up help the technician find the cause.",
    },
    {
      question: "How long does a heating tune-up take?",
      answer: `${duration.tuneUp} for one furnace, boiler or heat pump. A system that hasn't been cleaned in years takes longer, and so does a building with several. Visits are ${hours.weekdays}. Please make room around the equipment.`,
    },
  ],
  metaTitle: `Heating Maintenance in ${town}, ${state} | ${company.name}`,
  metaDescription: `Tune-ups for furnaces, boilers and heat pumps. Maintenance plan: ${plan.price} ${plan.period}, visits ${plan.visits}, members get ${plan.repairDiscount} off repairs.`,
  family: "heating",
  picture: "filter",
  option: "heating",
  related: ["furnaceRepair", "boilerInstallation", "acMaintenance"],
  safetyBox: true,
  menu: { groups: ["heating"], place: 3, label: "Heating System Maintenance", icon: "list-checks" },
  facts: { ...tuneUp, ...certified },
  pictures: [["filters"], ["tool-roll", "boiler-pumps"]],
  figure: {
    machine: "furnace",
    title: "What we clean and test inside a gas furnace",
    parts: [
      { part: "ignitor", says: "We look for cracks before it quits." },
      {
        part: "flame-sensor",
        says: "Dirt on it shuts off the flame. We clean it.",
      },
      { part: "heat-exchanger", says: "We look for cracks and rust." },
      { part: "inducer", says: "We check the draft and the vent." },
      {
        part: "blower",
        says: "We measure the rise from return to supply air.",
      },
      { part: "filter", says: "A clean one protects everything above." },
    ],
  },
  symptoms: [
    { worry: "heat", place: 8, words: "I want the heating checked" },
    { worry: "price", place: 3, words: "We want the maintenance plan", page: "/maintenance-plan" },
  ],
};
