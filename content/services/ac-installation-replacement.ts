import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";
import { serviceArea } from "@/content/towns";

const { certification, duration, financing, hours } = facts;
const { town, state } = company.address;

export const acInstallationReplacement: ServiceInput = {
  title: "AC Installation & Replacement",
  description: `Old AC giving out, or none at all? We install central air in ${serviceArea}.`,
  extraText: `You start with a free written quote. A ${certification} technician measures your building, figures out the size and checks the ducts. We install central air in homes and rooftop units on businesses, and we take the old equipment away.`,
  availability: hours.weekdays,
  serviceDuration: duration.replacement,
  ctaText: "Request an AC Quote",
  sections: [
    {
      heading: "Signs you need a new AC",
      text: "Age alone isn't a reason to replace an AC that works. These are better reasons:",
      bullets: [
        "The compressor has failed and the parts warranty is over",
        "The indoor coil leaks, and the refrigerant is hard to get",
        "It has needed a big repair two summers in a row",
        "After a cleaning and a check, it still can't keep up in hot weather",
        "You're replacing the furnace, and the AC is just as old",
      ],
    },
    {
      heading: "What size AC do you need?",
      text: "Bigger isn't better. An AC that's too big cools the air fast and shuts off before it takes out enough moisture. The rooms feel cold and damp, and the parts wear faster. One that's too small runs all day and still falls behind. We do a Manual J load calculation, which counts your windows, walls, roof and insulation. Then we check that your ducts can carry the air.",
    },
    {
      heading: "What else has to match?",
      text: "The outdoor unit is only part of the system. We check the rest before we quote:",
      bullets: [
        "Indoor coil: it has to match the outdoor unit and its refrigerant",
        "Refrigerant lines: the right size, and clean if they stay",
        "Blower: strong enough for the new coil",
        "Electrical: the right breaker, wire and disconnect",
        "Drain: with a safety switch, so it doesn't overflow into your ceiling",
      ],
    },
    {
      heading: "AC installation day",
      text: "Keep the driveway clear and give us room around the furnace. The crew will:",
      ordered: true,
      bullets: [
        "Recover the old refrigerant.",
        "Take out the old coil and outdoor unit.",
        "Set the new equipment and connect the lines.",
        "Test for leaks and pull air and moisture out of the lines.",
        "Connect power and the drain, then set the refrigerant charge.",
        "Run the AC, check the readings and show you the filter.",
      ],
    },
    {
      heading: "Cost and financing",
      text: `Your written quote names the equipment and the work. Size, efficiency, wiring, ducts and refrigerant lines move the price. Many towns require a permit for a new AC. A more efficient AC costs more and pays off sooner in a building that needs cooling all day. To spread out the cost of the installation, we offer ${financing.offer}.`,
      source: "International Residential Code, R105.1 (permits), 2018",
      ctaText: "Free AC estimates",
      ctaLink: "/services/acEstimates",
    },
    {
      heading: "How to make a new AC last",
      text: "Register it with the manufacturer soon after installation, because some warranties require it. Change the filter on schedule. Keep bushes and fences two feet away from the outdoor unit. Have it cleaned and tested once a year, and keep the invoices. Some manufacturers ask for proof of maintenance when you make a warranty claim.",
      ctaText: "AC maintenance",
      ctaLink: "/services/acMaintenance",
    },
  ],
  faqs: [
    {
      question: "How long does AC installation take?",
      answer: `${duration.replacement} when we replace one AC with another. A first AC in a house takes longer, because we may need to add ducts, wiring and a drain. We install ${hours.weekdays}.`,
    },
    {
      question: "Can I replace just the outdoor unit?",
      answer:
        "Usually not. Most new models use R-454B or R-32. Both are mildly flammable, so they take a trained installer and, in many systems, a leak sensor. A coil made for R-22 or R-410A isn't approved for those. If your coil is fairly new and the manufacturer lists it as a match, it may be able to stay.",
      source: "ASHRAE Standard 34 (class A2L), 2022",
    },
    {
      question: "When is the best time to replace an AC?",
      answer:
        "Spring and fall are best, because a day without cooling is easier then and you have time to compare. We replace them all summer too. If your AC barely got through the last hot spell, get a quote before it quits.",
    },
    {
      question: "Should I replace the furnace at the same time?",
      answer:
        "It makes sense if the furnace is near the end too. The AC uses the furnace blower, and the coil sits on the furnace, so one visit can do both. A newer furnace can stay if its blower moves enough air for the new AC.",
    },
    {
      question: "What does the AC warranty cover?",
      answer:
        "That depends on the manufacturer, the model and whether you register it. Parts, the compressor and labor can each have different terms. We'll go over the ones for the model you choose. Tell us if you plan to sell the house, because some warranties don't transfer.",
    },
  ],
  metaTitle: `AC Installation & Replacement in ${town}, ${state} | ${company.name}`,
  metaDescription: `New central air, sized for your home or business. Installation financing: ${financing.offer}. Get a free written quote.`,
  family: "cooling",
  picture: "ac-condenser",
  option: "cooling",
  related: ["acEstimates", "acMaintenance", "heatPumpReplacement"],
};
