import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, duration, founded, hours, plan, replyTime } = facts;
const { town, state } = company.address;

export const heatingMaintenance: ServiceInput = {
  title: "Heating System Maintenance",
  description:
    "A fall visit for furnaces, boilers and heat pumps: burners cleaned, safety controls tested, and readings you can compare with next year's.",
  extraText: `Pick a week in September or October, tell us in the form what heats your building, and expect an answer within ${replyTime}. Prefer to talk? ${company.phone.display} works too. Visits run ${hours.weekdays}. Whoever comes is ${certification} and has seen heating of every age. Commercial boiler rooms and residential furnace closets are both everyday work for us. We are family-run, in business since ${founded}, and Illinois has not skipped a winter yet.`,
  tips: [
    "Test every carbon monoxide alarm now. There should be one within 15 feet of each bedroom.",
    "Move stored boxes and gasoline cans out of the furnace room for good.",
    "After a snowstorm, dig out the intake and exhaust pipes and the outdoor unit.",
    "Run the heat for half an hour in September, while a surprise is only a nuisance.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.tuneUp,
  ctaText: "Schedule Heating Maintenance",
  sections: [
    {
      heading: "Why fall, and why early fall",
      text: "A heating system that sat all summer shows its faults in the first cold week, on the same days as everyone else's. In September a worn igniter is a short visit. In January it is a cold house and a full calendar. Early fall also leaves time to order a part that is not on the truck.",
    },
    {
      heading: "On a gas furnace",
      text: "We follow the air and the flame, since nearly every furnace fault shows in one of them.",
      bullets: [
        "Clean the flame sensor and inspect the igniter and burners",
        "Look for cracks and rust on the heat exchanger",
        "Check gas pressure, the vent and the carbon monoxide in the exhaust",
        "Measure the temperature rise between return and supply air",
        "Test the limit, pressure and door switches",
      ],
    },
    {
      heading: "On a boiler",
      text: "Water leaves traces, so a good look comes first. Then we test.",
      bullets: [
        "Water pressure cold and hot, and the charge in the expansion tank",
        "Relief valve and its discharge pipe, the low-water cutoff and the aquastat",
        "Circulators and zone valves, one zone at a time",
        "Combustion readings in the flue and the draft",
        "Trapped air, weeping joints and, on steam, the sight glass",
      ],
    },
    {
      heading: "On heat pumps and electric heat",
      text: "No flame here, but a heat pump works summer and winter and collects dirt from both. We clean the coils, check that defrost starts and ends as it should, and make sure that the backup heat comes on only when it is needed. On electric furnaces and strip heaters we test each element and tighten the power connections, because a loose one gets hot enough to scorch its wire.",
    },
    {
      heading: "One plan for both seasons",
      text: `Heating maintenance is half of our plan. You pay ${plan.price} ${plan.period} and we come ${plan.visits}, in fall for the heat and in spring for the cooling. If something does break, members have priority service and ${plan.repairDiscount} off repairs. Ask for it on the phone or write "plan" in the message box of the form.`,
      ctaText: "Join through the form",
      ctaLink: "/contact",
    },
    {
      heading: "If we find something",
      text: "We show you the part or the reading, and say whether it is a danger, a breakdown waiting to happen or only wear to watch. For a danger such as a cracked heat exchanger, the system has to stay off until it is fixed. For the rest you decide, and you may take the list away and compare.",
      ctaText: "How furnace repair works",
      ctaLink: "/services/furnaceRepair",
    },
  ],
  faqs: [
    {
      question: "Is a check needed every year?",
      answer:
        "For anything that burns gas, yes. Vents corrode, mice nest in pipes and burners gather lint, and none of it can be seen from the hallway. An all-electric system is more forgiving, but the wiring and coils still benefit from a yearly look.",
    },
    {
      question: "Why does it smell when I first turn it on?",
      answer:
        "That is summer dust burning off, and it should be gone within an hour or so. A smell of hot plastic or one that returns each time it starts is different: switch the system off and call. For gas, follow the safety steps on this page.",
    },
    {
      question: "How often should I change the furnace filter?",
      answer:
        "Look monthly in winter and change it when it is gray. Thin one-inch filters often last one to three months, thick ones longer. Pets, building work and a blower that runs all day shorten that. Boilers have no air filter at all.",
    },
    {
      question: "Does maintenance stop every breakdown?",
      answer:
        "No. Electronics can fail without warning on a clean, well-kept system. A yearly visit finds slow faults: dirt, wear, rust, drifting pressures. It also gives us readings on file, which makes an unexpected repair quicker to trace.",
    },
  ],
  metaTitle: `Heating Maintenance in ${town}, ${state} | ${company.name}`,
  metaDescription: `Fall checks for furnaces, boilers and heat pumps. Plan: ${plan.price} ${plan.period}, visits ${plan.visits}, ${plan.repairDiscount} off repairs. Book before the first cold snap.`,
  family: "heating",
  picture: "filter",
  option: "heating",
  related: ["furnaceRepair", "boilerInstallation", "acMaintenance"],
  safetyBox: true,
};
