import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, install } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { certification, duration, financing, hours } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

export const radiantHeating: ServiceInput = {
  title: "Radiant Heating",
  description: `Cold floors or uneven rooms? We install and repair radiant heating in ${serviceArea}.`,
  extraText: `Not every floor is right for radiant heat, and we'll tell you if yours isn't. A ${certification} technician measures the rooms, figures out how much heat they lose and looks at your boiler. Homes and businesses get a free quote.`,
  tips: [
    "Hold one temperature. A heated floor reacts slowly, so big changes don't help much.",
    "Keep thick rugs and furniture with a closed base off the heated area.",
    "Never drill or nail into a heated floor until you know where the tubing or cable is.",
    "Look at the boiler's pressure gauge once a month. If it keeps dropping, call us.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.radiant,
  ctaText: "Plan Radiant Heating",
  sections: [
    {
      heading: "Where radiant floor heating works best",
      text: "The floor warms you and the room without a fan, so it's quiet and doesn't blow dust around. It's easiest to add in:",
      bullets: [
        "A new concrete slab, such as a basement, a garage or a shop floor",
        "A bathroom or kitchen that's getting new tile",
        "A room over a garage, if we can insulate under the floor",
        "A workshop or showroom with a high ceiling",
      ],
    },
    {
      heading: "Hot water or electric radiant heat?",
      text: "A hot-water floor has plastic tubing under it. A boiler, or a heat pump made for it, warms the water. It costs more to install and makes sense for large areas. An electric floor has a thin cable or mat under the tile. It's easier to add to one small room, but heating a whole house that way usually costs more to run.",
      ctaText: "Boiler installation",
      ctaLink: "/services/boilerInstallation",
    },
    {
      heading: "How we install a hot-water floor",
      text: "You won't see the tubing again once the floor is down, so we test it before we cover it.",
      ordered: true,
      bullets: [
        "Figure out how much heat each room needs.",
        "Plan the loops with you: in a slab, on the subfloor or between the joists.",
        "Put insulation below, so the heat goes up.",
        "Lay each loop in one piece and connect it to the manifold.",
        "Test the loops under pressure, and keep the pressure on while they're covered.",
        "Warm the floor slowly once it's cured.",
      ],
    },
    {
      heading: "Signs you need radiant heat repair",
      text: `Most problems are at the boiler, the pump or the manifold, so we often don't have to open the floor. Call ${phone} if you notice:`,
      bullets: [
        "One room stays cold while the others are warm",
        "The pressure gauge keeps dropping",
        "Gurgling in the pipes",
        "The pump hums and the pipes stay cold",
        "A damp spot on the floor or on the ceiling below it",
      ],
      ctaText: "Heating system maintenance",
      ctaLink: "/services/heatingMaintenance",
    },
    {
      heading: "Cost and financing",
      text: `Floor area matters most. The method, the floor covering and the boiler you have matter too. Tubing in a slab that's being poured anyway costs the least. Opening a finished floor costs the most, so ask us early if you plan a remodel. If we install the system, financing is ${financing.offer}.`,
    },
  ],
  faqs: [
    {
      question: "How long does radiant heat take to warm up?",
      answer:
        "A concrete slab takes several hours. Thin panels and electric mats are much faster. That's why a heated slab works best at one steady setting. If you turn it far down at night, the floor may still be cold at breakfast.",
    },
    {
      question: "Can I have wood or carpet over radiant heat?",
      answer:
        "Often yes, but the floor covering decides how much heat gets through. Tile and stone are best. Many engineered wood floors work if the manufacturer allows it and we limit the floor temperature. Thick carpet with a thick pad holds the heat back.",
    },
    {
      question: "How long does installation take?",
      answer: `${duration.radiant}. That's our work on the tubing, manifold and controls. Concrete has to cure, and the finished floor goes on after that. If a builder is already working on a schedule, call us early.`,
    },
    {
      question: "Can you repair a radiant floor that leaks?",
      answer:
        "Often yes, because each loop can be tested by itself to narrow down the leak. Then only a small area may have to be opened, or one loop can be shut off. Photos of the tubing from before it was covered help a lot.",
    },
    {
      question: "Does a radiant system need maintenance?",
      answer: `Yes, have the boiler and the pumps checked once a year. We look at the water pressure, the valves, the manifold and the burner. We come ${hours.weekdays}. An electric floor has no boiler and needs very little.`,
    },
  ],
  metaTitle: `Radiant Floor Heating in ${town}, ${state} | ${company.name}`,
  metaDescription: `Cold floors in ${town}? We install and repair radiant floor heating in homes and businesses. Tell us about your rooms and get a free quote.`,
  family: "heating",
  picture: "radiant-floor",
  option: "heating",
  related: ["boilerInstallation", "heatingMaintenance"],
  safetyBox: true,
  menu: { groups: ["heating"], place: 4, label: "Radiant Heating", icon: "heater" },
  facts: { ...install, ...certified },
  pictures: [["boiler-pumps"], ["hero-living", "boiler"]],
  figure: {
    machine: "radiantFloor",
    title: "A heated floor in layers, and what you notice when one fails",
    parts: [
      { part: "manifold", says: "Some rooms warm, others cold." },
      {
        part: "actuator",
        says: "One room stays cool, or never cools down.",
      },
      { part: "supply-return", says: "The pump hums and every pipe is cold." },
      {
        part: "tubing",
        says: "Pressure drops, or a damp spot shows.",
      },
      { part: "insulation", says: "Without it, heat goes down and not up." },
      { part: "poured-slab", says: "Slow to warm, slow to cool." },
      { part: "floor", says: "Thick rugs and pads block the heat." },
    ],
  },
  symptoms: [{ worry: "heat", place: 6, words: "The heated floor stays cold", part: 4 }],
};
