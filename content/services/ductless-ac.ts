import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";
import { serviceArea } from "@/content/towns";

const { certification, duration, financing, hours } = facts;
const { town, state } = company.address;

export const ductlessAC: ServiceInput = {
  title: "Ductless Mini-Split AC",
  description: `Hot room and no ducts? We install ductless mini-splits in ${serviceArea}.`,
  extraText: `If one indoor unit will do, we won't sell you three. A ${certification} technician looks at your rooms and walls, figures out the load, and picks the spots for the indoor and outdoor units. Then you get a free quote.`,
  availability: hours.weekdays,
  serviceDuration: duration.miniSplit,
  ctaText: "Request a Mini-Split Quote",
  sections: [
    {
      heading: "Where a mini-split makes sense",
      text: "A mini-split cools a room by itself. You don't have to add ducts, and you don't change the system in the rest of the building. It works well in:",
      bullets: [
        "A sunroom, an attic or a room over the garage",
        "An older house with a boiler and no ducts",
        "An addition your central AC can't keep up with",
        "A small office, a salon or a shop",
        "A server closet that stays hot all year, with a model that cools in winter too",
      ],
    },
    {
      heading: "How does a ductless AC work?",
      text: "An outdoor unit connects to an indoor unit on your wall. Two copper lines, a cable and a drain tube go through one small hole in the wall. The indoor unit pulls in room air, cools it and blows it back. Most mini-splits change speed instead of switching on and off, so the room stays at an even temperature. New models mostly use R-32 or R-454B. Both are mildly flammable, so room size, a leak sensor where one is required, and a trained installer matter.",
      source: "ASHRAE Standard 34 (class A2L), 2022",
    },
    {
      heading: "How many indoor units do I need?",
      text: "The number depends on your floor plan. One outdoor unit can run several indoor units, each with its own control. But a small closed bedroom needs very little cooling. An oversized unit there turns on and off too often, and the air feels damp. Sometimes one indoor unit cools several rooms with open doors. Sometimes two separate systems work better than one big one.",
    },
    {
      heading: "Where we put the indoor unit",
      text: "The right spot keeps it quiet, easy to clean and out of your way. We look for:",
      bullets: [
        "A high spot on the wall, so air blows across the room",
        "A spot that doesn't blow straight at a bed, a couch or a desk",
        "An outside wall, if we can, so water drains without a pump",
        "A place you can reach to clean the filters",
        "An outdoor spot above the snow and away from bedroom windows",
      ],
    },
    {
      heading: "Mini-split installation day",
      text: "Move furniture away from the wall. We cover the floor, and then we:",
      ordered: true,
      bullets: [
        "Mount the wall plate and drill the hole.",
        "Hang the indoor unit and set the outdoor unit.",
        "Run the copper lines, the drain and the wiring.",
        "Test the joints for leaks and pull air and moisture out of the lines.",
        "Pour water into the drain to see that it runs out.",
        "Run every mode and show you the remote.",
      ],
    },
    {
      heading: "Cost and financing",
      text: `The quote is free. The price depends on the number of indoor units, the length of the lines and the kind of wall. A new electrical circuit adds to it. Financing for a mini-split installation is ${financing.offer}. If fixing a duct would cool the room instead, we'll tell you.`,
      ctaText: "Free AC estimates",
      ctaLink: "/services/acEstimates",
    },
  ],
  faqs: [
    {
      question: "Can a mini-split heat too?",
      answer:
        "Yes, many models heat as well as cool, because they're heat pumps. How well one works on the coldest days depends on the model. Tell us if you want heat from it. If the room has no other heat, we'll look at models rated for very cold weather.",
    },
    {
      question: "How long does mini-split installation take?",
      answer: `${duration.miniSplit}. One indoor unit with the outdoor unit right behind it goes fastest. Several units, long lines or a new circuit take longer. We install mini-splits ${hours.weekdays}.`,
    },
    {
      question: "Are mini-splits loud?",
      answer:
        "No, most indoor units sound like a fan on low. The compressor is in the outdoor unit, so we keep that away from bedroom windows and patios where we can. Sound ratings differ by model. If noise matters to you, tell us before we choose one.",
    },
    {
      question: "How do I clean a mini-split?",
      answer:
        "Turn it off, take out the filters, rinse them with water and let them dry. Do it every few weeks while you use it, or as the manual says. If the air smells musty or barely blows with clean filters, call us for a deeper cleaning.",
    },
    {
      question: "Do you install mini-splits in businesses?",
      answer:
        "Yes, we install them in shops, offices and small restaurants. Lights, computers, ovens and people all add heat, so tell us about them. Where wall space is tight, some models go in the ceiling. If you rent, get your landlord's OK for the outdoor unit.",
    },
  ],
  metaTitle: `Ductless Mini-Split AC in ${town}, ${state} | ${company.name}`,
  metaDescription: `Mini-split cooling for rooms without ducts, installed by ${certification} technicians. Tell us about your room and get a free quote.`,
  family: "cooling",
  picture: "mini-split",
  option: "cooling",
  related: ["acEstimates", "heatPumpReplacement", "thermostats"],
};
