import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

export const waterHeaterInstallation: ServiceInput = {
  title: "Water Heater Installation & Replacement",
  description: `A new water heater of the right type and size, fitted in homes and businesses by ${facts.certification} technicians. Tank, tankless, heat pump or indirect: we work with them all.`,
  extraText: `Choosing is half the work. How many people shower before eight, which fuel you have, where the vent runs and how hard the water is: these settle the type and size before any brand does. ${company.name}, family-run since ${facts.founded}, will go through them with you. Send the form for a quote and expect an answer in ${facts.replyTime}. If the old tank is already leaking, dial ${company.phone.display} instead.`,
  availability: facts.hours.weekdays,
  serviceDuration: facts.duration.waterHeater,
  ctaText: "Request a Water Heater Quote",
  sections: [
    {
      heading: "Replace it now, or wait?",
      text: "A failed part can be changed. A failed tank cannot, because once the steel has rusted through nothing seals it for long. Start planning when two or more of these are true:",
      bullets: [
        "Water stands under the tank and no valve or fitting is the source",
        "Hot water comes out rusty, while cold water runs clear",
        "It has passed ten years and nobody has ever changed the anode rod",
        "A second bathroom or a large tub has come since it was fitted",
      ],
      ctaText: "Perhaps a repair will do",
      ctaLink: "/services/waterHeaterRepair",
    },
    {
      heading: "Five types, in one line each",
      text: "No type is best everywhere. Each trades the price of buying it against the cost of running it, and space against convenience.",
      bullets: [
        "Gas tank: heats up again fast and costs little to buy, but needs a sound flue.",
        "Electric tank: simple and vent-free, slower to recover.",
        "Tankless: never runs out within its flow limit, hangs on a wall, and may need a larger gas line.",
        "Heat pump: uses far less electricity than a plain electric tank, and wants a roomy basement.",
        "Indirect tank: heated by your boiler, so it suits a house that already has one.",
      ],
    },
    {
      heading: "Getting the size right",
      text: "For a tank, the number that counts is the first-hour rating: how much hot water it can give in its busiest hour. Gallons come second. For a tankless unit it is flow, counted on the coldest day, because tap water here comes in far colder in January than in August. Too small and someone showers cold. Too large and you pay to keep unused water hot.",
    },
    {
      heading: "Installation day, in order",
      text: "Fill a few jugs for the kitchen and clear a path from the door.",
      ordered: true,
      bullets: [
        "Fuel, power and water are shut off; the old heater is drained and carried out.",
        "The new one is set level, in a drain pan where a leak could do harm.",
        "We connect water, the relief valve's pipe and, where the plumbing is closed by a check valve, an expansion tank.",
        "Gas joints are tested for leaks and the vent for draft; electric units get the right breaker and wire.",
        "The tank is filled and its air let out before any heat comes on.",
        "We set a safe temperature and show you every shutoff.",
      ],
    },
    {
      heading: "What the price is made of",
      text: `You pay for the heater itself, then for whatever it needs around it: a new flue liner, a longer gas line, a condensate drain, a circuit. Many towns require a permit, so ask who will get it and whether the quote includes it. An installation can be paid over time with ${facts.financing.offer}. Our dated upgrade offer is on the promotions page.`,
      ctaText: "Look at the offers",
      ctaLink: "/promotions",
    },
  ],
  faqs: [
    {
      question: "How long will I be without hot water?",
      answer: `${facts.duration.waterHeater} when the new heater is the same type as the old one. A change of type takes longer, since the vent, gas line or wiring changes with it. A tank then needs about an hour more to heat its first fill.`,
    },
    {
      question: "Is tankless worth it?",
      answer:
        "It is worth it if you run out of hot water, need the floor space, or plan to stay for many years. It is less so when the gas line, vent and drain would all be new.",
    },
    {
      question: "What should I have ready for a quote?",
      answer:
        "A photo of the rating label on the old heater and one that shows its pipes and vent will save a round of questions. Tell us how many people and bathrooms it serves, and whether anyone fills a large tub.",
    },
    {
      question: "When do you install?",
      answer: `Installations are done ${facts.hours.weekdays}. We agree on the day once you have chosen a heater and said yes to the quote. Should a tank give out first, close its cold-water valve and call.`,
    },
  ],
  metaTitle: `Water Heater Installation in ${company.address.town}, ${company.address.state} | ${company.name}`,
  metaDescription: `New tank, tankless and heat pump water heaters, sized to your household. Financing at ${facts.financing.offer}. Ask for a quote.`,
  family: "water",
  picture: "water-heater",
  option: "water-heater",
  related: ["waterHeaterRepair", "waterHeaterMaintenance"],
  safetyBox: true,
  promotion: "water-heater-upgrade",
};
