import { company, place } from "@/content/company";
import { facts } from "@/content/facts";
import { permits } from "@/content/permits";
import { certified, contract, homeRepairAct, installOrRepair } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { leaveBreaker, panelBesideBox, resetBreaker } from "@/content/safety";

const { duration, hours } = facts;

export const radiantHeating: ServiceInput = {
  title: "Radiant Heating",
  description:
    "Before anyone tears up a cold floor, have the boiler and pump checked. No heat? Call day or night.",
  extraText: "We measure the rooms and check any boiler before we quote.",
  availability: hours.appointments,
  serviceDuration: duration.radiant,
  ctaText: "Get a Radiant Heat Quote",
  closing: "Tell us about your floor",
  sections: [
    {
      heading: "Why is my heated floor cold?",
      text: `If there's no heat, call anytime. ${facts.emergencyHours.feeBriefly} In a freeze, let faucets drip, and never heat with an oven, grill or camp stove. For other repairs, call ${hours.repairs}.`,
      bullets: [
        `${panelBesideBox} For a leak, don't step into standing water. If panels and outlets are dry and you smell no gas, turn the boiler off, close its cold-water valve and call.`,
        `Otherwise, check the thermostat. If a boiler's gauge isn't normal, turn it off and call. ${resetBreaker} ${leaveBreaker} The same goes for an electric floor's GFCI.`,
      ],
    },
    {
      heading: "Where radiant floor heating works best",
      text: "Skip radiant heat under thick carpet or where we can't insulate below. The best places are:",
      bullets: [
        "A new concrete slab in a basement, a garage or a shop",
        "A bathroom or kitchen getting new tile",
        "A room over a garage, if we can insulate under the floor",
        "A workshop or showroom with a high ceiling",
      ],
    },
    {
      heading: "Hot water or electric radiant heat?",
      text: "A hot-water floor has plastic tubing that carries water from a boiler or an air-to-water heat pump. It costs more to install but suits large areas. An electric floor has a thin cable or mat under the tile. It suits one small room but costs more to run.",
      ctaText: "Boiler installation",
      ctaLink: "/services/boilerInstallation",
    },
    {
      heading: "Hot-water floor installation",
      text: "The floor hides the tubing, so we test it first. Our crew will:",
      visit: true,
      bullets: [
        "Figure out how much heat each room needs and plan the loops with you.",
        "Put insulation under the tubing.",
        "Lay each loop in one piece and connect it to the manifold.",
        "Test the loops under pressure, and hold that pressure while covering them.",
        "Warm the floor slowly once it has cured, which takes about four weeks for concrete.",
      ],
    },
    {
      heading: "What affects the price",
      source: homeRepairAct,
      text: `Floor area matters most, then the system, the covering and your boiler. Tubing in a slab that's being poured anyway costs the least. Opening a finished floor costs the most. ${permits("floor heating")} ${contract}`,
    },
  ],
  faqs: [
    {
      question: "How long does radiant heat take to warm up?",
      answer:
        "Thin panels and electric mats are fast. A concrete slab takes several hours, so it works best at one steady setting.",
    },
    {
      question: "Can I have wood or carpet over radiant heat?",
      answer:
        "Yes, wood or thin carpet works if the flooring's manufacturer allows it. Keep thick rugs and mattresses off an electric floor. Never drill into a heated floor until you know where the tubing or cable is.",
    },
  ],
  metaTitle: `Radiant Floor Heating in ${place} | ${company.name}`,
  metaDescription: `Cold floors in ${company.address.town}? We install and repair radiant floor heating in homes and businesses. Get a free quote for new floor heating.`,
  family: "heating",
  picture: "radiant-floor",
  related: ["boilerInstallation", "heatingMaintenance"],
  menu: { groups: ["heating"], place: 4, label: "Radiant Heating", icon: "heater" },
  facts: { ...installOrRepair, ...certified },
  sectionPicture: "boiler-pumps",
  closingPicture: "oak-floor",
  figure: {
    machine: "radiantFloor",
    title: "Signs you need radiant heat repair",
    parts: [
      { part: "manifold", text: "Some rooms are warm while others stay cold." },
      { part: "supply-return", text: "The pump hums, but the pipes stay cold." },
      {
        part: "tubing",
        text: "If the pressure drops or a damp spot shows, turn the boiler off and call.",
      },
      { part: "insulation", text: "The room stays cool, and the ceiling below is warm." },
      { part: "floor", text: "If the floor is warm but the room isn't, move thick rugs first." },
    ],
  },
  symptoms: [
    { problem: "radiant-floor", place: 1, words: "The heated floor stays cold", onHome: true },
    { problem: "radiant-floor", place: 2, words: "I want a warm floor", part: 2 },
  ],
};
