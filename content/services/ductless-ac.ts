import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { permitPages, permits } from "@/content/permits";
import { hotPanel, leaveBreaker, resetBreaker } from "@/content/safety";
import {
  certified,
  contract,
  credit25C,
  homeRepairAct,
  installOrRepair,
  noCredit,
  rebates,
} from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";

const { certification, duration, hours } = facts;

export const ductlessAC: ServiceInput = {
  title: "Ductless Mini-Split AC",
  description:
    "If one indoor unit will do, we won't sell you three. We install mini-splits in homes and businesses.",
  extraText: "A technician looks at your rooms and walls, sizes the system and picks both spots.",
  availability: hours.appointments,
  serviceDuration: duration.miniSplit,
  ctaText: "Request a Mini-Split Quote",
  closing: "Start with one room",
  besideCard: 2,
  sections: [
    {
      heading: "Where a mini-split makes sense",
      text: "A mini-split cools a room without ducts. If fixing the ducts you have is enough, we'll say so. Good places:",
      bullets: [
        "A sunroom, attic bedroom or room over the garage",
        "An older house with a boiler and no ducts",
        "A small office, a salon or a shop",
        "A server closet, with a model that cools in winter too",
      ],
    },
    {
      heading: "What if my mini-split quits?",
      text: `${hotPanel} If anyone's faint or confused, call 911. In winter, get everyone out first, because carbon monoxide may be the cause. Otherwise:`,
      bullets: [
        "Turn the unit off. If the unit or the floor is wet, leave the unit off and call.",
        "Put new batteries in the remote, clean the filters and clear snow off a ground-level outdoor unit.",
        `${resetBreaker} Restart the unit. ${leaveBreaker}`,
        `If the unit stays dead, call ${hours.repairs}, or anytime in dangerous heat or cold. ${facts.emergencyHours.feeOfAll}`,
      ],
    },
    {
      heading: "How many indoor units do I need?",
      text: "You'll usually need one in each closed room, but an open layout may need only one. One outdoor unit can run several indoor units. Most systems can't heat one room while they cool another. In a small bedroom, an oversized unit leaves the air damp.",
    },
    {
      heading: "Where to put the indoor unit",
      text: "A good spot prevents trouble later. We look for:",
      source: "ASHRAE Standard 34 (class A2L), 2022",
      bullets: [
        "A high spot on the wall, so air blows across the room",
        "No bed, couch or desk in the path of the air",
        "An outside wall if possible, so water drains without a pump",
        "A place you can reach to clean the filters",
        "A room big enough for mildly flammable refrigerant, R-32 or R-454B (some models need a leak sensor)",
      ],
    },
    {
      heading: "Mini-split installation day",
      text: "Move furniture away from the wall first. Our crew will:",
      visit: true,
      bullets: [
        "Cover the floor, mount the wall plate and drill through the wall.",
        "Hang the indoor unit and set the outdoor unit.",
        "Run the copper lines, the drain and the wiring.",
        "Test the joints for leaks and pull air and moisture out of the lines.",
        "Test the drain, run every mode and show you the remote.",
      ],
    },
    {
      heading: "What affects the price",
      text: `One unit on an outside wall costs the least. Extra units and longer lines cost more, and most mini-splits need a new circuit. ${permits("a mini-split")} ${contract} ${noCredit} ${rebates}`,
      source: `${permitPages}; ${homeRepairAct}; ${credit25C}`,
      ctaText: "Free AC estimates",
      ctaLink: "/services/acEstimates",
    },
  ],
  faqs: [
    {
      question: "Can a mini-split heat too?",
      answer:
        "Yes, if you choose a heat pump model. If the room has no other heat, we'll look at models rated for very cold weather.",
    },
    {
      question: "How do I clean a mini-split?",
      answer:
        "Turn the unit off, take out the filters, rinse them and let them dry. Repeat every few weeks. If the air still smells musty or barely blows, call about a deeper cleaning.",
    },
  ],
  metaTitle: `Ductless Mini-Split AC in ${place} | ${company.name}`,
  metaDescription: `Mini-split cooling for rooms without ducts, by ${certification} technicians. Get a free quote for your room or shop.`,
  family: "cooling",
  picture: "mini-split",
  related: ["acEstimates", "heatPumpReplacement", "thermostats"],
  menu: { groups: ["cooling"], place: 3, label: "Ductless Mini-Split AC", icon: "air-vent" },
  facts: { ...installOrRepair, ...certified },
  sectionPicture: "heat-pump",
  closingPicture: "hero-dusk",
  figure: {
    machine: "miniSplit",
    title: "How does a ductless AC work?",
    parts: [
      { part: "blower-wheel", text: "The wheel spreads air across the whole room." },
      { part: "indoor-coil", text: "The coil takes the heat out of the room's air." },
      { part: "filter", text: "The filter slides out for washing." },
      { part: "condensate-drain", text: "The tube must slope, or water will leak into the room." },
      { part: "line-set", text: "Two copper lines connect the units. A bad joint leaks here." },
      { part: "outdoor-fan", text: "The fan needs open space, above the snow." },
      { part: "compressor", text: "The compressor slows when the room needs less cooling." },
    ],
  },
  symptoms: [{ problem: "mini-split", place: 1, words: "One room never cools down", onHome: true }],
};
