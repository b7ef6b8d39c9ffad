import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, duration, financing, founded, hours, replyTime } = facts;
const { town, state } = company.address;

export const boilerInstallation: ServiceInput = {
  title: "Boiler Installation & Replacement",
  description:
    "A new boiler for hot-water or steam heat, sized from your rooms and radiators instead of the old nameplate.",
  extraText: `Before anyone talks about models, a ${certification} technician counts your radiators or loops, looks at the chimney and the gas line, and asks how much hot water you use. You can arrange that visit at ${company.phone.display}, ${hours.weekdays}, or by sending the form; allow ${replyTime} for the answer. We fit boilers in residential and commercial buildings, bungalows and brick storefronts included, and have stayed family-run since ${founded}.`,
  availability: hours.weekdays,
  serviceDuration: duration.boiler,
  ctaText: "Request a Boiler Quote",
  sections: [
    {
      heading: "When the boiler itself is done",
      text: "A circulator pump, a valve or an expansion tank can be changed alone. The faults below usually sit in the boiler itself.",
      bullets: [
        "Water drips from the casting or the heat exchanger",
        "Soot or scorch marks show around the burner",
        "It needs fresh water every week while every pipe and valve stays dry",
        "The burner or control it needs is no longer made",
        "The same repair comes back each winter",
      ],
    },
    {
      heading: "Which kind suits your house",
      text: "What hangs on your walls and runs under your floors narrows the choice.",
      bullets: [
        "Conventional: sturdy, runs hot, uses a chimney, fits older cast-iron radiators",
        "Condensing: takes extra heat out of its exhaust and does best when water returns cool, as from radiant floors",
        "Combi: one case for rooms and tap water, where there is no space for a tank",
        "Steam: must match the radiators, and a condensing model cannot stand in for it",
      ],
      ctaText: "About radiant heating",
      ctaLink: "/services/radiantHeating",
    },
    {
      heading: "How we find the right size",
      text: "Many old boilers were far too big on the day they went in, and better windows and insulation have widened the gap since. A boiler that is too big fires in short bursts all winter, which wears its parts. For hot water, we work out what the house loses on its coldest night. For steam, we add up the radiators, since the boiler has to fill every one. A combi also has to keep up with your shower.",
    },
    {
      heading: "Details worth asking about",
      text: "These seldom appear in an advertisement. They decide how well the boiler ages.",
      bullets: [
        "Chimney: once the boiler has its own vent, a water heater left on the wide flue may not draw well",
        "Drain: a condensing boiler makes acidic water that needs a neutralizer and a line that cannot freeze",
        "Sludge: old pipes get flushed before they meet a new heat exchanger",
        "Air: a good separator stops the gurgling in the radiators",
      ],
    },
    {
      heading: "How we put it in",
      text: "The house is without heat while we work, so in winter we plan the order of jobs around that.",
      ordered: true,
      bullets: [
        "Drain the system, then disconnect and remove the old boiler.",
        "Set the new one and pipe it with relief valve, expansion tank and air separator.",
        "Run gas, vent, drain and electrical lines.",
        "Flush, fill, purge the air and test for leaks.",
        "Fire it, measure the exhaust and adjust the burner.",
        "Heat every zone and walk you through the controls.",
      ],
    },
    {
      heading: "Price and payment",
      text: `Venting and near-boiler piping can cost as much thought as the boiler, which is why we look before we quote. Have the quote name the model, the venting, the removal and any permit, so that you can set two offers side by side. Financing is available: ${financing.offer}. Budget for a yearly check too, because a boiler is only as good as its water and its flame.`,
      ctaText: "What a boiler check includes",
      ctaLink: "/services/heatingMaintenance",
    },
  ],
  faqs: [
    {
      question: "How long does a new boiler take?",
      answer: `${duration.boiler}, from draining the old system to warm radiators. New venting, a chimney liner or steam piping that must be rebuilt adds to that. Ask us to mark on the quote which hours you will be without heat.`,
    },
    {
      question: "Can I keep my old radiators?",
      answer:
        "In most cases, yes. Cast iron lasts for generations, and big radiators work well with cooler water. We check for leaks, stuck valves and steam traps first. If one room has always been cold, now is the time to tell us.",
    },
    {
      question: "Is a combi boiler enough for my family?",
      answer:
        "It depends on how many taps run at once in winter, when the cold water main is coldest. One shower and a sink suit most combis. Two showers and a washing machine usually call for a separate tank heated by the boiler.",
    },
    {
      question: "Should I replace a boiler that still works?",
      answer:
        "Not for its age alone. A sound cast-iron boiler with clean combustion may have good years left. Replace it when it leaks, cannot be made to burn cleanly or has no parts, and plan that for summer if you can choose.",
    },
  ],
  metaTitle: `Boiler Installation in ${town}, ${state} | ${company.name}`,
  metaDescription: `Hot-water, steam and combi boilers sized and fitted for your building. Financing: ${financing.offer}. Request a boiler quote.`,
  family: "heating",
  picture: "boiler",
  option: "heating",
  related: ["radiantHeating", "heatingMaintenance"],
  safetyBox: true,
};
