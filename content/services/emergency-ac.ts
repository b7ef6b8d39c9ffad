import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";
import { serviceArea } from "@/content/towns";

const { acRepair, certification, emergencyAc, emergencyService, hours } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

export const emergencyAC: ServiceInput = {
  title: "Emergency AC Service",
  description: `AC out and it can't wait? For emergency AC calls, a technician is on site within ${emergencyAc.arrival}, in ${serviceArea}.`,
  extraText: `Day or night, call ${phone}. Tell us the address, what the AC is doing and who's in the building. Someone confused, fainting or with very hot skin, sweating or not? Call 911 first. Heatstroke is a medical emergency.`,
  availability: hours.extended,
  warrantyInfo: `${emergencyAc.warranty} on emergency AC work`,
  ctaText: "Request AC Service",
  sections: [
    {
      heading: "When to call for emergency AC service",
      text: "Call when waiting could hurt someone or damage the building. If you aren't sure, call anyway and tell us what's going on.",
      bullets: [
        "No cooling, and someone inside is very young, older, pregnant or ill",
        "A burning smell from the AC or the vents",
        "Water coming through a ceiling from an attic unit",
        "A restaurant, clinic or server room that has to close without cooling",
      ],
    },
    {
      heading: "Until the technician arrives",
      text: "Do these in order. With smoke or flames, get out and call 911.",
      source: "CDC's advice on heat stroke as Cheshire Medical Center gives it, seen 2026",
      ordered: true,
      bullets: [
        "Someone is confused, faints or has very hot skin, sweating or not: call 911 now. Give them nothing to drink. Cool them with wet cloths.",
        "Electrical panel buzzing, hot or scorched: don't touch it, get out and call 911.",
        "Ice, noise or no cooling: turn the AC off at the thermostat. Burning smell? If the panel looks normal, switch its breakers off too.",
        "Water from above: turn the AC off. Keep out from under a sagging ceiling and away from wet outlets.",
        "Move everyone to the coolest room. Give people who are alert water to drink.",
      ],
    },
    {
      heading: "What we do on an emergency visit",
      text: `A ${certification} technician checks homes and businesses in the same order. Many sudden failures are a capacitor, a contactor or a fan motor.`,
      ordered: true,
      bullets: [
        "Make sure the power and the wiring are safe.",
        "Find what failed and show you.",
        "Tell you what can be fixed now and what has to wait for a part.",
        "Make the repair, or leave the AC off and safe.",
        "Run the system and check that it cools.",
      ],
    },
    {
      heading: "Emergency fee and warranty",
      text: `An emergency AC visit has ${emergencyAc.surcharge}. Business hours for repairs are ${hours.extended}. Emergency AC work has a ${emergencyAc.warranty}. A regular AC repair has a ${acRepair.warranty}. If everyone is safe and can wait, a regular visit gives you the longer warranty.`,
      ctaText: "Regular AC repair",
      ctaLink: "/services/acRepair",
    },
    {
      heading: "Nights, weekends and no heat",
      text: `Our ${emergencyService} is one number at all hours: ${phone}. Have the address, the gate code and the roof key ready. If you manage a building, tell us who can let us in. No heat instead of no AC? Call the same number. The ${emergencyAc.arrival} are for emergency AC calls only.`,
      ctaText: "No heat? See furnace repair",
      ctaLink: "/services/furnaceRepair",
    },
    {
      heading: "How to prevent the next AC emergency",
      text: "Ask the technician what failed and why. If the cause was dirt, the new part will run just as hot until the coil is clean. A tune-up cleans the coil, clears the drain and tests the capacitor and motors. It can't stop every breakdown, but it finds many weak parts before hot weather.",
      ctaText: "AC maintenance",
      ctaLink: "/services/acMaintenance",
    },
  ],
  faqs: [
    {
      question: "How soon can you get here?",
      answer: `Within ${emergencyAc.arrival}, for an emergency AC call. Leave a number that someone will pick up. Tell us how to reach the unit, especially if there's a gate or a roof hatch.`,
    },
    {
      question: "Do I pay more at night or on Sunday?",
      answer: `Yes, there's ${emergencyAc.surcharge} for an emergency AC visit. Call and ask for the amount before you book. You won't pay it on a visit during business hours.`,
    },
    {
      question: "What warranty do I get on emergency work?",
      answer: `You get a ${emergencyAc.warranty} on emergency AC work. That's shorter than on a regular AC repair, which has a ${acRepair.warranty}. Tell us on the phone which visit you want.`,
    },
    {
      question: "Should I keep the AC on if it still cools a little?",
      answer:
        "Only if you see no ice, hear no grinding and smell nothing hot. With any of those signs, turn it off. Running it could ruin the compressor, which is one of the most expensive parts. Just cooling poorly? Leave the AC on.",
    },
    {
      question: "Do you come to businesses?",
      answer:
        "Yes, we come to shops, offices, restaurants and rental buildings, as well as homes. Tell us if the unit is on the roof. Someone who can approve the repair should be on site or near a phone.",
    },
  ],
  metaTitle: `Emergency AC Service & Repair in ${town}, ${state} | ${company.name}`,
  metaDescription: `AC out and it can't wait? For emergency AC calls, a technician is on site within ${emergencyAc.arrival}. Call ${phone}, day or night.`,
  family: "cooling",
  picture: "condenser-dusk",
  option: "cooling",
  related: ["acRepair", "furnaceRepair", "acMaintenance"],
};
