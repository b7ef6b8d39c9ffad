import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, homeRepairAct, install } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { acRepair, duration, founded, hours } = facts;

export const acEstimates: ServiceInput = {
  title: "AC Estimates & Consultation",
  description:
    "Get other quotes, too: we'll show you how to compare them. We measure before we write ours.",
  extraText:
    "We check your ducts and wiring, explain which AC fits and give you time to compare. Have these ready if you can:",
  tips: [
    "Two or three summer electric bills",
    "Photos of the outdoor unit's label and of the furnace, with its cover on",
    "A list of the rooms that get too warm, and when",
  ],
  availability: hours.appointments,
  serviceDuration: duration.estimate,
  ctaText: "Request a Free Estimate",
  closing: "How old is your AC?",
  besideCard: 2,
  sections: [
    {
      heading: "What happens during an AC estimate",
      text: "Tag along. Our technician will:",
      visit: true,
      bullets: [
        "Ask what bothers you and how long you plan to stay.",
        "Measure the rooms and windows and look at the insulation.",
        "Check the equipment, the electrical panel and the drain.",
        "Size the new system.",
        "Go over your choices with you.",
      ],
    },
    {
      heading: "Why we visit before we quote",
      text: "One house has new windows and shade trees. The next one has a wall of glass facing west and a bare attic floor. We can't see that over the phone, so we come and measure.",
    },
    {
      heading: "How to compare AC quotes",
      text: "Put the quotes side by side and look for the same items:",
      bullets: [
        "Indoor and outdoor model numbers, their AHRI match number, and SEER2 (higher is cheaper to run)",
        "The size, and how it was calculated",
        "Whether the old refrigerant lines stay",
        "Electrical work, the pad, the drain and who gets the permit",
        "Removal of the old equipment",
        "Warranty on parts, and warranty on labor",
      ],
      ctaText: "AC installation and replacement",
      ctaLink: "/services/acInstallationReplacement",
    },
    {
      heading: "What affects the price",
      text: "Size, efficiency, ducts, wiring and refrigerant lines set the price of a new AC. An efficient AC costs more to buy than a basic one and less to run. We'll show you both. Rebates come and go. Before you buy, ask whoever sends your electric bill.",
      source:
        "City of Naperville, Home Energy Savings Program (a rebate of 2013 and 2014), seen 2026",
      ctaText: "Current promotions",
      ctaLink: "/promotions",
    },
  ],
  faqs: [
    {
      question: "Can you find out why my AC stopped?",
      answer: `Yes, on a repair visit. The ${acRepair.diagnosticFee} diagnostic fee is charged only if no repair is done; a new AC isn't a repair. If you aren't sure which visit you need, call and describe what the AC is doing.`,
    },
    {
      question: "Can I cancel after I sign?",
      answer:
        "Usually, if you sign at home. You have at least three business days to send written notice, unless you waive that in an emergency. Before you sign, you get a consumer rights pamphlet and, for jobs over $1,000, a written contract.",
      source: `16 CFR 429 (Cooling-Off Rule), 2015; ${homeRepairAct}`,
    },
    {
      question: "What size AC do I need?",
      answer:
        "Only a load calculation can tell you. Square footage alone isn't enough, because windows, insulation and shade matter too. Don't go by the label on the old AC: it may have been the wrong size all along.",
    },
    {
      question: "Can you quote a heat pump or a mini-split?",
      answer:
        "Yes, on the same visit. Let us know if you heat with electricity, have rooms without ducts or want to use less gas. Then we'll also figure out how much heat you need in winter.",
    },
  ],
  metaTitle: `Free AC Estimates & Advice in ${place} | ${company.name}`,
  metaDescription: `Free AC consultation and quote for homes and businesses. Family-run since ${founded}. We measure your rooms first. Request your estimate.`,
  family: "cooling",
  picture: "house-summer",
  related: ["acInstallationReplacement", "ductlessAC", "heatPumpReplacement"],
  menu: { groups: ["cooling"], place: 1, label: "AC Estimates & Consultation", icon: "calculator" },
  facts: { ...install, ...certified },
  sectionPicture: "ac-condenser",
  figure: {
    machine: "ducts",
    title: "What we check in your ducts",
    parts: [
      { part: "return-grille", text: "A small return starves the system, so we measure yours." },
      { part: "blower", text: "We check whether the blower can move enough air." },
      { part: "supply-trunk", text: "The trunk's size limits what a new AC can deliver." },
      { part: "branch", text: "We look for the run that feeds the warm room." },
      { part: "register", text: "We count the vents in every room." },
    ],
  },
  symptoms: [
    { problem: "condenser", place: 7, words: "What would a new AC cost?", part: 4 },
    { problem: "other", place: 2, words: "We want a quote for a rooftop unit", part: 4 },
  ],
};
