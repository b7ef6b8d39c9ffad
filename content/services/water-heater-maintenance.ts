import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

export const waterHeaterMaintenance: ServiceInput = {
  title: "Water Heater Maintenance & Tune-Up",
  description:
    "Pops and rumbles mean that a tank is cooking its own sediment. A tune-up clears it out and tests the safety parts, for any type of water heater in a home or a business.",
  extraText: `Water heaters get no attention because they ask for none, until the morning they stop. On a short visit a ${facts.certification} technician clears out what has settled, checks what keeps the tank safe, and tells you roughly how much life is left. We are a family-run company, started in ${facts.founded}. We do tune-ups ${facts.hours.weekdays}. Call ${company.phone.display} to pick a day, or use the form and hear from us in ${facts.replyTime}.`,
  tips: [
    "Keep boxes, paint and laundry well away from a gas heater. Its burner needs clean air.",
    "Look under the tank once a month. A ring of rust or a damp spot is news.",
    "Find the cold-water valve now and turn it once, so that you know it moves.",
    "Never plug or cap the relief valve's pipe, even when it drips.",
  ],
  availability: facts.hours.weekdays,
  serviceDuration: facts.duration.tuneUp,
  ctaText: "Schedule a Tune-Up",
  sections: [
    {
      heading: "What builds up inside",
      text: "Heating water makes its minerals drop out. In a tank they settle as grit at the bottom, between the flame and the water, so the burner runs longer and the steel gets too hot. Steam bursting up through the grit is the popping you hear. In an electric tank the grit buries the lower element. In a tankless unit scale lines the narrow passages and chokes the flow. Hard water, and most well water, speeds all of this up.",
    },
    {
      heading: "A tune-up for a tank",
      text: "Gas and electric tanks share most of the list. We leave out what does not apply to yours.",
      bullets: [
        "Flush sediment through the drain until the water runs clear",
        "Inspect the anode rod, a bar of softer metal that corrodes so the tank does not",
        "Test the temperature and pressure relief valve",
        "Gas: clean the air intake, look at the flame and check that the flue draws",
        "Electric: test both elements and both thermostats, and tighten the wiring",
        "Measure the water at a tap and set the thermostat to suit",
      ],
    },
    {
      heading: "Tankless, heat pump and indirect heaters",
      text: "These have habits of their own, and a plain flush misses the point.",
      bullets: [
        "Tankless: descaling liquid is pumped through the heat exchanger, then the inlet screen and fan are cleaned.",
        "Heat pump: the air filter is washed, the coil brushed and the condensate drain cleared.",
        "Indirect: the coil side is checked together with the boiler that feeds it, including the pump and the control.",
        "Commercial: we look at the recirculation pump, the mixing valve and the hours it really runs.",
      ],
    },
    {
      heading: "The maintenance plan",
      text: `If you would rather not keep a calendar, the plan does it for you: we visit ${facts.plan.visits} for ${facts.plan.price} ${facts.plan.period}. While you are a member, ${facts.plan.repairDiscount} comes off repairs as well. When you sign up, tell us everything in the basement that burns, blows or heats, and ask which of it each visit will cover.`,
      ctaText: "What the heating visit includes",
      ctaLink: "/services/heatingMaintenance",
    },
    {
      heading: "When a tune-up is too late",
      text: "An old tank that was never flushed calls for judgment. Stirring up years of grit can clog the drain valve or expose a weak spot that the grit was covering. If the steel is already weeping, no service will help it. We look first, say what we think will happen, and leave the choice to you. A burner that will not light or water that has gone cold is a repair visit.",
      ctaText: "Go to water heater repair",
      ctaLink: "/services/waterHeaterRepair",
    },
  ],
  faqs: [
    {
      question: "How often does a water heater need service?",
      answer:
        "Once a year suits most tanks and most tankless units. With very hard water, a big family or a business kitchen, every six months is better. After the first visit we can tell from the amount of grit what your own water calls for.",
    },
    {
      question: "How long does the visit take?",
      answer: `${facts.duration.tuneUp} for one heater. Descaling a tankless unit fills most of that, since the liquid has to circulate. Hot water is off meanwhile, so shower early or late that day.`,
    },
    {
      question: "Can I flush the tank myself?",
      answer:
        "You can, if the drain valve opens easily and you are careful with scalding water. Cut the power, or set the gas control to pilot, before you drain anything: an element that is switched on in an empty tank burns out at once. Leave the relief valve and the gas side to a technician.",
    },
    {
      question: "Which temperature should I set?",
      answer:
        "For most homes 120 degrees is a sensible setting: hot enough for dishes and much less likely to scald a child. Some households and many businesses need it hotter, with a mixing valve before the taps. If somebody in the house has a weak immune system, ask their doctor first.",
    },
  ],
  metaTitle: `Water Heater Maintenance in ${company.address.town}, ${company.address.state} | ${company.name}`,
  metaDescription: `Flushing, anode check and descaling for tank and tankless water heaters in ${company.address.town}. The plan is ${facts.plan.price} ${facts.plan.period} for visits ${facts.plan.visits}. Book yours.`,
  family: "water",
  picture: "water-heater-maintenance",
  option: "water-heater",
  related: ["waterHeaterRepair", "waterHeaterInstallation", "heatingMaintenance"],
  safetyBox: true,
};
