import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, tuneUp } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { duration, hours, plan } = facts;

export const heatingMaintenance: ServiceInput = {
  title: "Heating System Maintenance",
  description:
    "Get a second opinion if we say your furnace has to go. We tune up furnaces, boilers and heat pumps, plan or no plan.",
  extraText:
    "A gas furnace needs a clean burner, a sound heat exchanger and a clear vent to run safely. Have it checked yearly.",
  availability: hours.appointments,
  serviceDuration: duration.tuneUp,
  ctaText: "Book a Heating Tune-Up",
  closing: "When was your heat last checked?",
  besideCard: 2,
  sections: [
    {
      heading: "When to schedule heating maintenance",
      text: "Early fall is best, because weak parts often fail in the first cold week.",
    },
    {
      heading: "Boiler, heat pump and electric heat tune-ups",
      text: "Other systems get their own checks:",
      bullets: [
        "Boiler: we check the burner, vent, water pressure, relief valve and low-water cutoff, and run each zone.",
        "Heat pump: we clean the outdoor coil, check the refrigerant charge and make sure defrost and backup heat work.",
        "Electric furnace: we test the elements and the power connections, because a loose one can start a fire.",
      ],
    },
    {
      heading: "What if you find a problem?",
      text: "We show you the part or reading and how serious it is. If it's dangerous, such as a cracked heat exchanger, we turn the heat off, check the warranty and price your options. You decide about a part that's only worn.",
      ctaText: "Furnace repair",
      ctaLink: "/services/furnaceRepair",
    },
    {
      heading: "Cost and maintenance plan",
      text: `The plan covers heating and cooling visits, priority service and ${plan.repairDiscount} off eligible repairs.`,
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
  ],
  faqs: [
    {
      question: "Where do carbon monoxide alarms have to be?",
      answer:
        "In most homes, Illinois law requires one within 15 feet of every room where people sleep. Put one on every floor, and test it monthly.",
      source:
        "Illinois Carbon Monoxide Alarm Detector Act, 430 ILCS 135, 2007; CPSC, CO Alarms (monthly test), seen 2026",
    },
    {
      question: "Why does my furnace smell when I first turn it on?",
      answer:
        "Dust usually burns off within hours. If you smell hot plastic, or the smell keeps coming back, turn the system off and call. If it lingers with the system off, or you see smoke or smell gas, touch nothing, get out and call 911.",
    },
    {
      question: "What if a pipe freezes?",
      answer:
        "In a hard freeze, let the faucets drip. Open the frozen pipe's faucet. If the floor is dry, warm the pipe from that end with a hair dryer, never a flame. When a pipe bursts, close the main water valve if you can stay dry.",
      source:
        "American Red Cross, Preventing and Thawing Frozen Pipes, as The Tribune-Democrat gives it, 2022",
    },
    {
      question: "What if the power goes out in winter?",
      answer:
        "Never heat with an oven, grill or camp stove. Run a generator outside, over 20 feet from the house, exhaust pointing away, and never plug it into an outlet. If you can't stay warm, go elsewhere. If you'll be gone for days or have a boiler, heated floor, plastic-vented furnace, tankless unit, water softener or fire sprinklers, ask a pro. Otherwise, before leaving, turn off the water heater and the main water valve. Flush the toilets, open every faucet, lowest last, and pour RV antifreeze into drains, toilets and the washing machine. Once it's warm, nearly close the faucets, reopen the main slowly and look for leaks. Restart the heater, as its label says, only once the hot faucets run steadily.",
      source:
        "American Red Cross, Preventing and Thawing Frozen Pipes, as The Tribune-Democrat gives it, 2022",
    },
    {
      question: "How often should I change my furnace filter?",
      answer:
        "Check it monthly in winter. When it's gray, change it with the furnace off. One-inch filters last one to three months.",
    },
  ],
  metaTitle: `Heating Maintenance in ${place} | ${company.name}`,
  metaDescription: `Tune-ups for furnaces, boilers and heat pumps. Maintenance plan: ${plan.price} ${plan.period}, visits ${plan.visits}, ${plan.repairDiscount} off eligible repairs.`,
  family: "heating",
  picture: "filter",
  related: ["furnaceRepair", "boilerInstallation", "acMaintenance"],
  menu: { groups: ["heating"], place: 3, label: "Heating System Maintenance", icon: "list-checks" },
  facts: { ...tuneUp, ...certified },
  sectionPicture: "filters",
  figure: {
    machine: "furnace",
    title: "What's included in a furnace tune-up",
    parts: [
      { part: "ignitor", text: "We check the igniter, the burners and the gas pressure." },
      { part: "flame-sensor", text: "We clean the sensor, because dirt on it shuts off the heat." },
      { part: "heat-exchanger", text: "We look for cracks and rust." },
      { part: "inducer", text: "We check the vent and test the exhaust for carbon monoxide." },
      { part: "control-board", text: "We test the limit, pressure and door switches." },
      { part: "blower", text: "We measure how many degrees the furnace warms the air." },
    ],
  },
  symptoms: [
    { problem: "furnace", place: 8, words: "I want a heating tune-up" },
    {
      problem: "other",
      place: 3,
      words: "I want the maintenance plan",
      page: "/maintenance-plan",
    },
  ],
};
