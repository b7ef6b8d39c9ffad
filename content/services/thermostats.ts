import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";
import { serviceArea } from "@/content/towns";

const { certification, duration, hours } = facts;
const { town, state } = company.address;

export const thermostats: ServiceInput = {
  title: "Thermostat Installation & Upgrades",
  description: `Thermostat blank, wrong or out of date? We install new ones in ${serviceArea}.`,
  extraText:
    "Before you take a cover off: electric baseboard, wall or floor heat? Leave the cover on: that's house voltage. Otherwise switch the heating and AC breakers off first. Thick wires or wire nuts? Put the cover back. Thin ones? Take a photo. It helps us see which models will work. We install thermostats in homes and businesses.",
  availability: hours.weekdays,
  serviceDuration: duration.thermostat,
  ctaText: "Book a Thermostat Visit",
  sections: [
    {
      heading: "Signs you need a new thermostat",
      text: "People often blame the furnace or the AC first. The thermostat may be the problem if:",
      bullets: [
        "The screen fades, freezes or goes blank with new batteries in it",
        "It's several degrees off from a thermometer next to it",
        "The heat or AC starts every few minutes",
        "You have a heat pump, and it has no heat pump setting",
        "It's an old dial with mercury inside, which has to be recycled",
      ],
    },
    {
      heading: "Which thermostat should I get?",
      text: "Match your schedule. A basic digital model is fine if you like to set it by hand. A programmable one helps when the building is empty at the same hours each week. A smart one lets you change the temperature from your phone and can warn you if the house gets too cold. It needs Wi-Fi, and usually an account.",
    },
    {
      heading: "Will it work with my wiring?",
      text: "We check the wires and the equipment before we recommend a model. These matter most:",
      bullets: [
        "C-wire: most smart thermostats need one, and many older walls don't have it",
        "Heat pump: the thermostat has to control backup heat too",
        "Two-stage equipment: the thermostat needs terminals for both stages",
        "Boilers and zones: each zone usually has its own thermostat",
        "Electric baseboard heat: it needs a special thermostat made for house voltage",
      ],
    },
    {
      heading: "Best place for a thermostat",
      text: "Put it on an inside wall, about chest high, in a room you use. Keep it away from sunny windows, lamps, supply vents and the kitchen stove. They make it read too warm or too cold. If yours is in a hallway, a model with a remote sensor can read the bedroom instead. An air leak from the hole behind it can fool it too, and we seal that.",
    },
    {
      heading: "What we do during installation",
      text: `A ${certification} technician does the wiring. If you chose a smart model, have your Wi-Fi password ready.`,
      ordered: true,
      bullets: [
        "Switch the power off and check that it's off.",
        "Label each wire by its terminal.",
        "Add a C-wire or an adapter if you need one.",
        "Mount the new thermostat and seal the hole behind it.",
        "Test heat, cooling and fan.",
        "Help you set your schedule.",
      ],
      ctaText: "AC tips and energy-saving advice",
      ctaLink: "/services/acTips",
    },
    {
      heading: "Thermostats for rentals and businesses",
      text: "Landlords, churches and shops often want more control. Some models can limit the temperature range, lock the buttons, follow a holiday schedule or show several units in one place. If one system serves two floors and one floor is always too hot, a new thermostat alone may not fix it. That can take dampers in the ducts or a separate unit upstairs.",
      ctaText: "Ductless mini-split AC",
      ctaLink: "/services/ductlessAC",
    },
  ],
  faqs: [
    {
      question: "Will a new thermostat work with my old furnace?",
      answer:
        "Usually yes, because most furnaces use low-voltage controls. Some systems don't: electric baseboards, some wall heaters, and brands whose thermostat and furnace share their own signal. Tell us what you have. We can often tell from a photo of the wires.",
    },
    {
      question: "Can you install a thermostat I bought?",
      answer:
        "Yes, if it works with your system. Call us with the model number before you open the package, and tell us what heats and cools your home. If it doesn't match or needs another wire, you'll know while you can still return it.",
    },
    {
      question: "How long does it take to install a thermostat?",
      answer: `${duration.thermostat}. Good wiring makes it quick. A new wire through a finished wall takes longer, and so do several thermostats in a business. We do these visits ${hours.weekdays}.`,
    },
    {
      question: "Does a smart thermostat work without internet?",
      answer:
        "Yes, most keep running your heating and cooling without it. You can still set the temperature on the wall. You lose control from your phone, alerts and updates until the Wi-Fi is back. Features differ by model, so ask us about the one you like.",
    },
    {
      question: "Why is my thermostat screen blank?",
      answer:
        "Old batteries are the first thing to check. A tripped breaker, a furnace switch that's off or a full AC drain can also cut its power. Reset a breaker one time only. If that and new batteries don't bring it back, you may need a repair instead of a new thermostat.",
    },
  ],
  metaTitle: `Thermostat Installation in ${town}, ${state} | ${company.name}`,
  metaDescription: `Thermostats matched to your wiring and installed by ${certification} technicians, ${hours.weekdays}. Call or write to book a visit.`,
  family: "cooling",
  picture: "thermostat",
  option: "cooling",
  related: ["acTips", "acRepair", "ductlessAC"],
};
