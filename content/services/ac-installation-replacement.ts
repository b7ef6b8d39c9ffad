import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, duration, financing, founded, hours, replyTime } = facts;
const { town, state } = company.address;

export const acInstallationReplacement: ServiceInput = {
  title: "AC Installation & Replacement",
  description:
    "Central air that fits the building it cools. We size it, set it, charge it by the numbers and take the old one away, for homes and businesses.",
  extraText: `The same air conditioner can have a long, quiet life or a short, troubled one, and the day it is installed decides a good part of that. ${certification} technicians do that day's work for us, in residential and commercial buildings. The company is family-run, has been going since ${founded}, and expects to meet your unit again. Start with a free written quote: book it at ${company.phone.display}, or use the form and allow ${replyTime} for us to get back to you.`,
  availability: hours.weekdays,
  serviceDuration: duration.replacement,
  ctaText: "Request an AC Quote",
  sections: [
    {
      heading: "Is it really time?",
      text: "Age is a hint and not a verdict. Replacement starts to win when the list below describes your unit.",
      bullets: [
        "The compressor has failed and the maker's warranty is over",
        "The indoor coil leaks, and it uses a refrigerant that is no longer produced",
        "It has needed a major part in each of the last two summers",
        "It runs without a break in July and never reaches the setting",
        "The furnace is being replaced anyway and shares the same blower",
      ],
    },
    {
      heading: "Bigger is not cooler",
      text: "An AC that is too large chills the air fast and shuts off before it has dried it. You get cold, damp rooms and a compressor that starts far too often. One that is too small never rests. We calculate the heat your building gains through its roof, walls, windows and people, the method the trade calls a Manual J load. Then we check that your ducts can carry the air. Sometimes the right answer is a smaller unit and a larger return duct.",
    },
    {
      heading: "What has to match",
      text: "A central AC is two halves and everything between them. Change one piece and the others must still suit it.",
      bullets: [
        "Indoor coil and outdoor unit: tested as a pair, for the same refrigerant",
        "Refrigerant lines: the right width, and clean if they stay",
        "Blower: strong enough for the airflow the coil expects",
        "Electrical: breaker, wire and disconnect as the nameplate asks",
        "Drain: a trap, a fall and a switch that stops the unit before the pan overflows",
      ],
    },
    {
      heading: "The day itself",
      text: "Move the cars off the drive and give us room around the furnace. The crew's order of work is this:",
      ordered: true,
      bullets: [
        "Recover the old refrigerant into a cylinder, as the law requires.",
        "Take out the old coil and condenser, and level the pad.",
        "Braze the new lines with nitrogen flowing, so no soot forms inside.",
        "Pressure-test, then pull a vacuum deep enough to dry the system.",
        "Set the charge by measured temperatures instead of by feel.",
        "Go over the start-up readings, the filter and the breaker with you.",
      ],
    },
    {
      heading: "Your quote and how to pay",
      text: `You get the quote in writing. Check that it names both model numbers, the electrical work, the permit and hauling away. Higher efficiency ratings cost more up front and pay back faster in a building that cools all day, such as a restaurant, than in one that is empty until six. Financing for the installation is ${financing.offer}.`,
      ctaText: "Start with a free estimate",
      ctaLink: "/services/acEstimates",
    },
    {
      heading: "Looking after it from day one",
      text: "Register the equipment with its maker in the first weeks, since some warranties depend on it. Keep the start-up sheet: it is the yardstick for every later reading. Change the filter on schedule, keep shrubs back, and have it cleaned each spring. None of this is hard. It is what separates the old units we admire from the ones we haul away.",
      ctaText: "AC maintenance, year by year",
      ctaLink: "/services/acMaintenance",
    },
  ],
  faqs: [
    {
      question: "How long will the job take?",
      answer: `${duration.replacement} for a straight replacement. A first AC in a house that never had one is longer, because ducts, a circuit and a line path have to be made. We do this work ${hours.weekdays} and agree on the date with you.`,
    },
    {
      question: "Can I replace only the outdoor unit?",
      answer:
        "Seldom, and it rarely saves what it promises. New models use different refrigerants from older ones, and a mismatched coil costs capacity and can void a maker's warranty. If your coil is recent and on the maker's list of matches, it may stay.",
    },
    {
      question: "Which season is best for it?",
      answer:
        "Spring or fall, when a day or two without cooling hurts nobody. You also have time to compare quotes. A heat wave is the worst moment to choose, so if your AC limped through last summer, ask before the next one.",
    },
    {
      question: "Should I replace the furnace at the same time?",
      answer:
        "Consider it if the furnace is near its end as well. The coil sits on the furnace and the blower serves both, so doing them together means taking things apart once. A sound younger furnace can stay, if its blower moves enough air.",
    },
    {
      question: "What does the warranty cover?",
      answer:
        "That depends on the maker, the model and whether it was registered. Ask us for the printed terms before you sign. Look for how long parts and the compressor are covered, who pays for labor, and what upkeep you have to prove.",
    },
  ],
  metaTitle: `AC Installation & Replacement in ${town}, ${state} | ${company.name}`,
  metaDescription: `New central air, sized by calculation and not by guess. Installation financing: ${financing.offer}. Request a free written quote.`,
  family: "cooling",
  picture: "ac-condenser",
  option: "cooling",
  related: ["acEstimates", "acMaintenance", "heatPumpReplacement"],
};
