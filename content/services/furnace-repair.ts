import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, duration, emergencyService, financing, founded, hours, plan } = facts;
const { town, state } = company.address;

export const furnaceRepair: ServiceInput = {
  title: "Furnace Repair",
  description: `Cold vents, a furnace that quits after a minute, a blower that never stops? We repair gas and electric furnaces ${hours.extended}.`,
  extraText: `If the house is getting cold, call ${company.phone.display}; the form is for what can wait, since we reply to it in ${facts.replyTime}. At night and on Sundays the same number reaches our ${emergencyService}. The technician who comes is ${certification} and works on residential and commercial furnaces. We are family-run, since ${founded}. Our own basements have furnaces too, so we know what a January night without one is like.`,
  availability: hours.extended,
  serviceDuration: duration.repair,
  ctaText: "Schedule Furnace Repair",
  sections: [
    {
      heading: "What is your furnace doing?",
      text: "Tell us in your own words: each of these points to a different part.",
      bullets: [
        "Blower runs, air is cold: igniter, flame sensor or gas valve, or a heating element in an electric furnace",
        "Starts and stops every few minutes: a clogged filter, a dirty flame sensor or overheating",
        "Bang at startup: gas that lights late",
        "Squeal or rumble: a blower motor or wheel",
        "Clicks and never lights: no spark, no gas or a blocked vent",
        "Completely silent: power, thermostat or a safety switch",
      ],
    },
    {
      heading: "Five safe checks before you call",
      text: "With any smell of gas, try none of them and do what the safety box says.",
      bullets: [
        "Thermostat: on HEAT, set above room temperature, with fresh batteries",
        "Power: the switch on or near the furnace, then the breaker, reset once only",
        "Filter: a furnace that cannot breathe shuts itself off",
        "Panel: a loose blower door holds a safety switch open",
        "Pipes outdoors: clear snow and leaves from intake and exhaust",
      ],
    },
    {
      heading: "How the visit goes",
      text: "Note any blinking light on the control board before you cut the power. It is a fault code.",
      ordered: true,
      bullets: [
        "We read the code and watch the furnace try to start.",
        "We test the failed step: power, draft, spark, flame, airflow.",
        "You see the worn part and hear the choices.",
        "You get the price. Ask for it in writing before you say yes.",
        "We repair, then run full heating cycles and check the flame and vent.",
      ],
    },
    {
      heading: "What decides the cost",
      text: `The part matters most: a flame sensor is a small job, a blower motor is not. Access and the hour of the visit count too, so ask on the phone what coming out costs, above all after hours. Members of our plan (${plan.price} ${plan.period}) get ${plan.repairDiscount} off repairs. The fall furnace checkup offer is shown here with its dates.`,
      ctaText: "See current promotions",
      ctaLink: "/promotions",
    },
    {
      heading: "Repair it or replace it?",
      text: `Repair a furnace that has been reliable and has one worn part. Think about replacing it when the heat exchanger is cracked, when big repairs come in a row, or when parts are no longer made. If your AC is old as well, one heat pump could take over from both. Financing on a new system is ${financing.offer}.`,
      ctaText: "Compare a heat pump",
      ctaLink: "/services/heatPumpReplacement",
    },
    {
      heading: "Make the next one less likely",
      text: "Many winter calls begin as dirt: a coated flame sensor, a plugged drain, a filter from last year. A fall visit finds those in daylight. Keep spare filters.",
      ctaText: "See heating maintenance",
      ctaLink: "/services/heatingMaintenance",
    },
  ],
  faqs: [
    {
      question: "How fast can somebody be here?",
      answer: `Call and we tell you the first open time. Regular visits are ${hours.extended}; at other hours ask for the ${emergencyService}.`,
    },
    {
      question: "What should I do until you arrive?",
      answer:
        "Keep everybody in one room. Open the cabinet doors under sinks on outside walls so that pipes stay warmer. Keep space heaters three feet from anything that burns, and never heat with an oven, grill or generator.",
    },
    {
      question: "Is a yellow flame dangerous?",
      answer:
        "It can be, so turn the furnace off and call us. A natural gas burner should show a steady blue flame. Yellow and lazy often means dirt or too little air, and that can make carbon monoxide. If an alarm sounds, get out first.",
    },
    {
      question: "Will my repair have a warranty?",
      answer:
        "That depends on the part and its maker, so ask for the terms in writing, for part and labor separately. If the furnace is still under its maker's warranty, read us the model and serial number.",
    },
  ],
  metaTitle: `Gas & Electric Furnace Repair in ${town}, ${state} | ${company.name}`,
  metaDescription: `No heat? Furnace repair by ${certification} technicians, ${hours.extended}, for homes and businesses. To book, call ${company.phone.display}.`,
  family: "heating",
  picture: "furnace-burners",
  option: "heating",
  related: ["heatingMaintenance", "heatPumpReplacement"],
  safetyBox: true,
  promotion: "furnace-checkup",
};
