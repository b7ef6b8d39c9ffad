import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { permitPages, permits } from "@/content/permits";
import {
  certified,
  contract,
  credit25C,
  homeRepairAct,
  install,
  noCredit,
  rebates,
} from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { duration, hours } = facts;

export const acInstallationReplacement: ServiceInput = {
  title: "AC Installation & Replacement",
  description:
    "An old AC that still cools can stay. When it has to go, we size and install a new one.",
  extraText:
    "You get a written quote first. We measure your rooms, size the AC and check the ducts. We install central air in homes and rooftop units on businesses, and we take the old equipment out.",
  availability: hours.appointments,
  serviceDuration: duration.replacement,
  ctaText: "Request an AC Quote",
  closing: "See what a new AC would cost",
  sections: [
    {
      heading: "Signs you need a new AC",
      text: "ENERGY STAR says to have an AC checked once it's over 10 years old. Age alone isn't a reason to replace it, but these are:",
      source: "ENERGY STAR, When Is It Time to Replace?, seen 2026",
      bullets: [
        "The compressor has failed and the parts warranty is over",
        "The indoor coil leaks, and the refrigerant is hard to get",
        "The AC has needed a big repair two summers in a row",
        "You've added on, and a load calculation says the AC is too small",
        "You're replacing the furnace, and the AC is worn out too",
      ],
    },
    {
      heading: "What size AC do you need?",
      text: "An AC that's too big cools the air fast and shuts off before it takes out enough moisture. One that's too small runs all day and still falls behind. For a home, the standard is a Manual J load calculation, based on windows, walls, roof and insulation. Then we check that your ducts can carry the air.",
    },
    {
      heading: "AC installation day",
      text: "Keep the driveway clear and give us room around the furnace. Our crew will:",
      visit: true,
      bullets: [
        "Recover the old refrigerant and take out the old equipment.",
        "Set the outdoor unit and coil and connect the lines.",
        "Test for leaks and pull air and moisture out of the lines.",
        "Connect power and the drain, with an overflow safety switch.",
        "Charge the system, check the readings and show you how to change the filter.",
      ],
    },
    {
      heading: "Price, permit and contract",
      text: `Reusing good lines and ducts saves money. Size, efficiency and wiring matter too. ${permits("central air")} ${contract} ${noCredit} ${rebates}`,
      source: `${permitPages}; ${homeRepairAct}; ${credit25C}`,
      ctaText: "Free AC estimates",
      ctaLink: "/services/acEstimates",
    },
  ],
  faqs: [
    {
      question: "Can I replace just the outdoor unit?",
      answer:
        "Sometimes. If the label says R-410A and the indoor coil is sound and matched, a new R-410A outdoor unit may still be installed. If it says R-22, the indoor coil has to go too. Newer units use R-454B or R-32, which are mildly flammable. They need their own coil, a trained installer and often a leak sensor.",
      source:
        "ACHR News, The R-410A Condensing Unit Conundrum, 2024; ASHRAE Standard 34 (class A2L), 2022",
    },
    {
      question: "Should I replace the furnace at the same time?",
      answer:
        "Yes, if the furnace is also worn out. The AC uses the furnace blower, and the coil sits on the furnace, so one visit can do both. A newer furnace can stay if it suits the new coil and moves enough air.",
    },
    {
      question: "What does the AC warranty cover?",
      answer:
        "Parts, the compressor and labor can each have different terms. Some manufacturers require you to register the AC and keep proof of maintenance. Before you sign, we'll show you your model's warranty.",
    },
  ],
  metaTitle: `AC Installation & Replacement in ${place} | ${company.name}`,
  metaDescription: `New central air, sized for your home or business. We measure and check the ducts first. Get a free written quote.`,
  family: "cooling",
  picture: "ac-condenser",
  related: ["acEstimates", "acMaintenance", "heatPumpReplacement"],
  menu: { groups: ["cooling"], place: 5, label: "AC Installation & Replacement", icon: "plus" },
  facts: { ...install, ...certified },
  sectionPicture: "gauges",
  closingPicture: "condenser-dusk",
  figure: {
    machine: "condenser",
    title: "What a new AC needs",
    parts: [
      { part: "fan", text: "The unit needs open space above and around it." },
      { part: "coil", text: "The outdoor and indoor coils have to be a matched pair." },
      { part: "compressor", text: "An oversized compressor turns on and off too often." },
      { part: "contactor", text: "Power enters here. The breaker and wire must match the label." },
      { part: "refrigerant-lines", text: "Reused lines must be clean, tight and the right size." },
    ],
  },
  symptoms: [{ problem: "condenser", place: 6, words: "My old AC quit again" }],
};
