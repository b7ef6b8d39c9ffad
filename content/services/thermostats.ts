import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, quoted } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { leaveBreaker, resetBreaker } from "@/content/safety";

const { certification, duration, hours } = facts;

export const thermostats: ServiceInput = {
  title: "Thermostat Installation & Upgrades",
  description:
    "If new batteries bring the screen back, you don't need us. We install what fits your wires. No heat? Call anytime.",
  extraText:
    "For smoke, an alarm, a gas or burning smell, or a scorched thermostat, touch nothing: get out and call 911. Do the same if the breaker panel is hot, buzzing or scorched. If the thermostat is hot but not scorched and the floor is dry, switch off the furnace or heater breaker, then call.",
  availability: hours.appointments,
  serviceDuration: duration.thermostat,
  ctaText: "Book a Thermostat Visit",
  closing: "Let's see what fits",
  sections: [
    {
      heading: "Why is my thermostat screen blank?",
      text: `For electric baseboard, wall or floor heat, or any water, leave the thermostat alone and call. Otherwise, try new batteries, close the blower door and check the furnace switch. ${resetBreaker} ${leaveBreaker} If the screen stays blank, call. ${facts.emergencyHours.feeOfAll}`,
      ctaText: "Furnace repair",
      ctaLink: "/services/furnaceRepair",
    },
    {
      heading: "Which thermostat should I get?",
      text: "A basic digital model is fine if you set the temperature by hand. A programmable one helps when the building is empty at the same hours each week. A smart one lets you change the temperature from your phone and can warn you of a cold house. That takes power, Wi-Fi and often an account.",
    },
    {
      heading: "Will my wiring work?",
      text: "For a quote, email a photo of the thermostat. Leave it on the wall, because with electric baseboard, wall or floor heat, its wires carry 120 or 240 volts. Before we recommend a model, we check:",
      bullets: [
        "Whether you have a C-wire, which most smart models need and many older homes lack",
        "Whether you have a heat pump, because the thermostat has to control backup heat too",
        "Whether your equipment has two stages, because the thermostat should control both",
        "How many wires your boiler's thermostat has, because most smart models need more than two",
        "Whether you have electric baseboard, wall or floor heat, which needs a 120- or 240-volt thermostat",
      ],
    },
    {
      heading: "What we do during installation",
      text: "For a smart model, have your Wi-Fi password ready. Our technician will:",
      visit: true,
      bullets: [
        "Switch the power off and check that it's off.",
        "Label each wire by its terminal.",
        "Add a C-wire or an adapter if you need one.",
        "Mount the thermostat and seal the hole behind it.",
        "Test the heat, the fan and, in warm weather, the cooling, then help you set a schedule.",
      ],
    },
    {
      heading: "Best place for a thermostat",
      text: "Put the thermostat on an inside wall, about chest high, in a room you use. If yours reads wrong, look for sun, a lamp, a supply vent or the stove nearby.",
    },
  ],
  faqs: [
    {
      question: "Will a new thermostat work with my old furnace?",
      answer:
        "Yes, if the furnace uses low-voltage controls, as most do. Electric baseboards and some wall heaters need another kind, and some furnaces need a matching brand. An old round thermostat may hold mercury, so don't break it or throw it in the trash. Naperville's hazardous waste drop-off takes old thermostats from any Illinois home.",
      source:
        "Illinois Public Act 99-122 (mercury in thermostats), 2015; City of Naperville, Household Hazardous Waste Facility, seen 2026",
    },
    {
      question: "Can you install a thermostat I bought?",
      answer:
        "Yes, if it works with your system. Call with the model number before you open the package, and ask what the visit costs. If it doesn't match, an unopened box is easier to return.",
    },
    {
      question: "Does a smart thermostat work without internet?",
      answer:
        "Yes. Most keep working, and you can still set them by hand. You lose phone control, alerts and updates until Wi-Fi is back.",
    },
    {
      question: "Do you have thermostats for rentals and shops?",
      answer:
        "Yes. Some models limit the temperature range, lock the buttons or follow a holiday schedule.",
    },
  ],
  metaTitle: `Thermostat Installation in ${place} | ${company.name}`,
  metaDescription: `Thermostats matched to your wiring. ${certification} technicians, ${hours.briefly.appointments}. Call or write to book a visit.`,
  family: "heating",
  picture: "thermostat",
  related: ["furnaceRepair", "acRepair", "acTips"],
  menu: {
    groups: ["cooling"],
    place: 4,
    label: "Thermostat Installation & Upgrades",
    icon: "thermometer",
  },
  facts: {
    ...quoted,
    ...certified,
    cost: `${facts.quote} for a new thermostat. For other visits, call for the price.`,
  },
  sectionPicture: "meter",
  closingPicture: "boot-covers",
  figure: {
    machine: "thermostat",
    title: "Signs of a bad thermostat or a loose wire",
    parts: [
      { part: "terminal-r", text: "Without power here, nothing runs. The screen may go dark." },
      { part: "terminal-w", text: "A furnace stays cold when this wire is loose." },
      { part: "terminal-y", text: "The AC doesn't come on when this wire is loose." },
      { part: "terminal-c", text: "The screen fades or the Wi-Fi drops without this wire." },
      { part: "thermostat", text: "A bad thermostat reads several degrees high or low." },
    ],
  },
  symptoms: [
    { problem: "thermostat", place: 1, words: "The thermostat is blank or wrong", onHome: true },
    { problem: "thermostat", place: 2, words: "I want a smart thermostat", part: 2 },
  ],
};
