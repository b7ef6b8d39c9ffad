import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, repair } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { certification, duration, emergencyService, financing, hours, plan } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

export const furnaceRepair: ServiceInput = {
  title: "Furnace Repair",
  description: `No heat, or a furnace that keeps shutting off? We repair gas and electric furnaces in ${serviceArea}.`,
  extraText: `No heat at night or on Sunday? Same number: ${phone}. Our ${emergencyService} answers at all hours, and a visit outside ${hours.extended} has an extra fee. Ask for the amount when you call. Tell us what the furnace is doing, and whether anyone in the house is very young, older or ill.`,
  availability: hours.extended,
  serviceDuration: duration.repair,
  ctaText: "Schedule Furnace Repair",
  sections: [
    {
      heading: "Signs you need furnace repair",
      text: "A loud bang at startup can mean gas is lighting late. Turn the furnace off and call. We also want to hear about these:",
      bullets: [
        "The blower runs and the air is cold",
        "It starts and stops every few minutes",
        "It clicks and never lights",
        "It squeals, grinds or rumbles",
        "Nothing happens when you turn up the thermostat",
        "A yellow burner flame instead of blue: turn the furnace off",
      ],
    },
    {
      heading: "Safe furnace checks before you call",
      text: "If you smell gas or hear a carbon monoxide alarm, don't try any of these. Get everyone out and call 911 from outside.",
      bullets: [
        "Thermostat: set it to HEAT, above room temperature. Replace the batteries.",
        "Power: check the switch on or near the furnace. Reset a tripped breaker once only.",
        "Filter: a clogged one can make a furnace overheat and shut off.",
        "Blower door: make sure it's closed. A safety switch stops the furnace when it's loose. Never tape that switch down.",
        "Vent pipes outside: clear snow and leaves from the intake and the exhaust.",
      ],
    },
    {
      heading: "What we do on a furnace repair visit",
      text: `A ${certification} technician watches the furnace try to start and follows each step. If a light on the control board blinks, note the pattern before you switch the power off.`,
      ordered: true,
      bullets: [
        "Read the fault code, if there is one.",
        "Test the power, venting, ignition, flame and airflow.",
        "Show you the worn or failed part.",
        "Explain what can be done.",
        "Make the repair, run the heat and check the burner and vent.",
      ],
    },
    {
      heading: "Cost and financing",
      text: `The part decides most of the price. A flame sensor is a small job, and a blower motor is a big one. Call for the price of a visit. After hours there's an extra fee. Plan members get ${plan.repairDiscount} off furnace repairs. The maintenance plan is ${plan.price} ${plan.period} and includes visits ${plan.visits}. If you replace your system, the quote is free, and you can finance it at ${financing.offer}.`,
      ctaText: "Current promotions",
      ctaLink: "/promotions",
    },
    {
      heading: "Repair or replace a furnace?",
      text: "A furnace that has been reliable and has one worn part is worth repairing. Think about a new one when the heat exchanger is cracked, when big repairs keep coming or when parts are no longer made. A cracked heat exchanger can let carbon monoxide into the house, so that furnace has to stay off. If your AC is old too, a heat pump with backup heat can do both jobs.",
      ctaText: "Heat pump installation",
      ctaLink: "/services/heatPumpReplacement",
    },
    {
      heading: "How to prevent the next breakdown",
      text: "Many no-heat calls start with dirt: a coated flame sensor, a plugged drain or an old filter. Check the furnace filter once a month and keep a spare. Have the burners, sensor and vent checked once a year. Fall is best, and we do it all winter too. A checkup catches worn parts early.",
      ctaText: "Heating system maintenance",
      ctaLink: "/services/heatingMaintenance",
    },
  ],
  faqs: [
    {
      question: "How soon can you fix my furnace?",
      answer: `Call ${phone} and we'll give you the first open time. Regular visits are ${hours.extended}. At night or on Sunday, ask for ${emergencyService}; that visit has an extra fee. Tell us if someone in the house is very young, older or ill.`,
    },
    {
      question: "How do we stay warm and safe until you arrive?",
      answer:
        "Stay together in one room and close the doors. Keep space heaters three feet from anything that burns. Never heat with an oven or a grill. Never run a generator indoors or in a garage. Outside, keep it 20 feet from doors and windows. Open cabinet doors under sinks on outside walls so the pipes stay warmer.",
    },
    {
      question: "Is a yellow furnace flame dangerous?",
      answer:
        "It can be, so turn the furnace off and call us. A natural gas burner should have a steady blue flame. A lazy yellow flame can mean dirt or too little air, and it can make carbon monoxide. If the carbon monoxide alarm sounds, get everyone out and call 911.",
    },
    {
      question: "Why did my furnace bang when it started?",
      answer:
        "Gas that lights late is the usual reason. It collects for a moment and then goes off all at once, which can damage the furnace. Turn it off and call us. Metal ducts can also pop softly as they warm up, and that's usually harmless.",
    },
    {
      question: "Do you repair furnaces in rentals and businesses?",
      answer:
        "Yes, we repair furnaces and rooftop heating units in shops, offices and rental buildings. Landlords, give us the tenant's number and tell us how we get in. If one furnace heats several units, say how many people are without heat.",
    },
  ],
  metaTitle: `Gas & Electric Furnace Repair in ${town}, ${state} | ${company.name}`,
  metaDescription: `No heat? Furnace repair by ${certification} technicians, ${hours.extended}, for homes and businesses. Call ${phone}.`,
  family: "heating",
  picture: "furnace-burners",
  option: "heating",
  related: ["heatingMaintenance", "heatPumpReplacement"],
  safetyBox: true,
  promotion: "furnace-checkup",
  menu: { groups: ["heating"], place: 1, label: "Furnace Repair", icon: "wrench" },
  facts: { ...repair, ...certified },
  pictures: [["tool-roll", "invoice"]],
  figure: {
    machine: "furnace",
    title: "Inside your furnace: what fails, and what you notice",
    parts: [
      {
        part: "ignitor",
        says: "It starts up and tries, but nothing lights.",
      },
      {
        part: "flame-sensor",
        says: "It starts, then shuts off in seconds.",
      },
      {
        part: "heat-exchanger",
        says: "CO alarm: get out, call 911. Soot: turn it off, call us.",
      },
      {
        part: "inducer",
        says: "A loud hum at startup, then nothing.",
      },
      {
        part: "control-board",
        says: "Nothing happens. A blinking light tells us why.",
      },
      { part: "blower", says: "It squeals, or hardly any air comes out." },
      { part: "filter", says: "Clogged filter: furnace overheats." },
    ],
  },
  symptoms: [
    { worry: "heat", place: 1, words: "The furnace blows cold air" },
    { worry: "heat", place: 2, words: "It starts and stops" },
    { worry: "heat", place: 3, words: "Furnace won't start", part: 2 },
    { worry: "heat", place: 4, words: "It bangs when it starts" },
    { worry: "heat", place: 9, words: "What would a new furnace cost?", part: 4 },
  ],
};
