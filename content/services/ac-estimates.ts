import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";
import { serviceArea } from "@/content/towns";

const { certification, duration, financing, founded, hours } = facts;
const { town, state } = company.address;

export const acEstimates: ServiceInput = {
  title: "AC Estimates & Consultation",
  description: `Thinking about a new AC? Get a free consultation and quote in ${serviceArea}.`,
  extraText: `The visit and the quote are free, for homes and businesses. A ${certification} technician measures your rooms, checks your ducts and wiring, and explains which AC fits. You can compare and decide later.`,
  tips: [
    "Have two or three summer electric bills handy.",
    "Take photos of the labels on the outdoor unit and the furnace.",
    "List the rooms that get too warm, and when.",
    "Tell us about rooms you plan to add or finish.",
  ],
  availability: hours.weekdays,
  serviceDuration: duration.estimate,
  ctaText: "Request a Free Estimate",
  sections: [
    {
      heading: "When to get an AC estimate",
      text: "Your AC doesn't have to be broken. You get more time to choose while the old one still runs.",
      bullets: [
        "Your AC is more than 12 years old and you want to plan ahead",
        "You got a big repair quote and want to compare",
        "You're finishing an attic or adding a room",
        "You're buying a house with an old AC",
        "You're moving a shop or an office into a new space",
      ],
    },
    {
      heading: "What happens during an AC estimate",
      text: "Walk through the house with us if you like. Here's what we do:",
      ordered: true,
      bullets: [
        "Ask what bothers you and how long you plan to stay.",
        "Measure the rooms and windows and look at the insulation.",
        "Read the labels on the equipment you have.",
        "Check the ducts, the electrical panel and the drain.",
        "Size the new system.",
        "Go over two or three choices with you.",
      ],
    },
    {
      heading: "Why we visit before we quote",
      text: "Two houses on the same street can need different sizes. One has new windows and shade trees. The other has a wall of glass facing west and a crushed return duct. We can't see that over the phone, and a guess is usually too high or too low. If your AC clearly needs only a repair, we'll tell you on the phone and you can book that instead.",
      ctaText: "AC repair services",
      ctaLink: "/services/acRepair",
    },
    {
      heading: "How to compare AC quotes",
      text: "Put the quotes side by side, ours too. Look for the same lines in each one:",
      bullets: [
        "Model numbers for the outdoor unit and the indoor coil",
        "The size, and how it was figured out",
        "Whether the old refrigerant lines stay",
        "Electrical work, the pad, the drain and the permit",
        "Removal of the old equipment",
        "Warranty on parts, and warranty on labor",
      ],
      ctaText: "AC installation and replacement",
      ctaLink: "/services/acInstallationReplacement",
    },
    {
      heading: "Cost and financing",
      text: `The estimate costs nothing. The price of a new AC depends on its size and efficiency, and on the ducts, wiring and refrigerant lines it needs. If you go ahead with an installation, you can pay for it with ${financing.offer}. A more efficient AC costs more to buy and less to run. We'll show you both, so you can compare.`,
      ctaText: "Current promotions",
      ctaLink: "/promotions",
    },
  ],
  faqs: [
    {
      question: "Is the AC estimate really free?",
      answer:
        "Yes, the consultation and the quote for new cooling equipment are free. Finding out why an AC stopped working is a repair visit, and that's different. If you aren't sure which one you need, tell us what the AC is doing and we'll help you choose.",
    },
    {
      question: "How long does an AC estimate take?",
      answer: `${duration.estimate} for a house. A large house, a tight attic or a roof full of units takes longer. We do estimates ${hours.weekdays}. Daylight helps us see which rooms get the sun.`,
    },
    {
      question: "Do I have to decide right away?",
      answer:
        "No, take your time and compare. Show the quote to whoever shares the decision. If something in it isn't clear, call us and we'll explain it. Equipment prices can change, so check with us first if you come back to it months later.",
    },
    {
      question: "What size AC do I need?",
      answer:
        "It takes a load calculation to know. Square feet alone won't tell you, because windows, insulation and shade matter too. The label on the old AC isn't a safe guide, since the old one may have been the wrong size. We do the math for your building.",
    },
    {
      question: "Can you quote a heat pump or a mini-split?",
      answer:
        "Yes, we can look at those on the same visit. Tell us if you heat with electricity, have rooms without ducts or want to use less gas. Then we'll also figure out how much heat the building needs in winter.",
    },
  ],
  metaTitle: `Free AC Estimates & Advice in ${town}, ${state} | ${company.name}`,
  metaDescription: `Free AC consultation and quote for homes and businesses. Family-run since ${founded}. We measure your rooms first. Request your estimate.`,
  family: "cooling",
  picture: "house-summer",
  option: "cooling",
  related: ["acInstallationReplacement", "ductlessAC", "heatPumpReplacement"],
};
