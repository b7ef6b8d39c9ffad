import { company } from "@/content/company";
import { facts } from "@/content/facts";
import type { ServiceInput } from "@/content/schema";

const { certification, duration, emergencyService, financing, founded, hours, plan } = facts;
const { town, state } = company.address;

export const furnaceRepair: ServiceInput = {
  title: "Furnace Repair",
  description: `No heat, a burner that will not light, a blower that will not stop? We repair gas and electric furnaces ${hours.extended}.`,
  extraText: `If the house is getting cold, call ${company.phone.display}; the form is for what can wait, since we reply to it in ${facts.replyTime}. At night and on Sundays the same number reaches our ${emergencyService}. The technician who comes is ${certification} and works on residential and commercial furnaces alike. We have been a family-run company since ${founded}. Our own basements have furnaces too, so we know what 3 AM without one is like.`,
  availability: hours.extended,
  serviceDuration: duration.repair,
  ctaText: "Schedule Furnace Repair",
  sections: [
    {
      heading: "What is your furnace doing?",
      text: "Tell us in your own words. Each of these points to a different part, and that helps us bring the right one.",
      bullets: [
        "Blower runs but the air is cold: often the igniter, flame sensor or gas valve",
        "Starts and stops every few minutes: a clogged filter or an overheating burner chamber",
        "Bang at startup: gas that lights late",
        "Squeal or rumble: a blower motor or wheel",
        "Clicks and never lights: no spark, no gas or a blocked vent",
        "Completely silent: power, thermostat or a safety switch",
      ],
    },
    {
      heading: "Five safe checks before you call",
      text: "They take ten minutes and sometimes bring the heat back. If you smell gas, skip them and follow the safety steps on this page.",
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
        "We show you the part and explain the choices.",
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
      text: `Repair a furnace that has been reliable and has one worn part. Think about replacing it when the heat exchanger is cracked, when big repairs come in a row, or when parts are no longer made. If your AC is old as well, one heat pump could take over from both. A new system can be paid off with ${financing.interest} for ${financing.term} ${financing.condition}.`,
      ctaText: "Compare a heat pump",
      ctaLink: "/services/heatPumpReplacement",
    },
    {
      heading: "Make the next one less likely",
      text: "Many winter calls begin as dirt: a coated flame sensor, a plugged drain, a filter from last year. A fall visit finds those in daylight, with the parts counter open. Keep spare filters next to the furnace, and leave a clear space in front of it so that air gets in and a technician can too.",
      ctaText: "See heating maintenance",
      ctaLink: "/services/heatingMaintenance",
    },
  ],
  faqs: [
    {
      question: "How soon can you come?",
      answer: `Call and we tell you the first open time. Regular visits are ${hours.extended}. For no heat outside those hours, use the same number, ${company.phone.display}, and ask for the ${emergencyService}.`,
    },
    {
      question: "What should I do until you arrive?",
      answer:
        "Close off rooms you do not use and keep people in one. Open the cabinet doors under sinks on outside walls so that pipes stay warmer. Keep space heaters three feet from anything that burns, and never heat with an oven, grill or generator.",
    },
    {
      question: "How long does a repair take?",
      answer: `${duration.repair}, once the fault is found and the part is on the truck. Igniters, sensors and switches are quick. A special-order motor or control board can mean a second trip.`,
    },
    {
      question: "Is a yellow flame dangerous?",
      answer:
        "It can be, so turn the furnace off and call us. A natural gas burner should show a steady blue flame. Yellow and lazy often means dirt or too little air, and that can make carbon monoxide. If an alarm sounds, get out first.",
    },
    {
      question: "Will my repair have a warranty?",
      answer:
        "Ask for the terms on your written price, for the part and the labor separately. They depend on the part and its maker. If your furnace is still under its maker's warranty, have the model and serial number ready when you call.",
    },
  ],
  metaTitle: `Gas & Electric Furnace Repair in ${town}, ${state} | ${company.name}`,
  metaDescription: `No heat? Furnace repair by ${certification} technicians, ${hours.extended}. Call ${company.phone.display} to book a visit.`,
  family: "heating",
  picture: "furnace-burners",
  option: "heating",
  related: ["heatingMaintenance", "heatPumpReplacement"],
  safetyBox: true,
  promotion: "furnace-checkup",
};
