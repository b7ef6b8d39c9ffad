import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { certified, noHeat, repair, visitFee } from "@/content/service-facts";
import type { ServiceInput } from "@/content/service-schema";
import { serviceArea } from "@/content/towns";

const { certification, duration, emergencyService, hours } = facts;
const { town, state } = company.address;
const phone = company.phone.display;

export const furnaceRepair: ServiceInput = {
  title: "Furnace Repair",
  description: `No heat, or a furnace that keeps shutting off? We repair gas and electric furnaces in ${serviceArea}.`,
  extraText: `No heat at night or on Sunday? Call our ${emergencyService}. If anyone at home is very young, old or ill, say so first.`,
  availability: hours.extended,
  serviceDuration: duration.repair,
  ctaText: "Schedule Furnace Repair",
  sections: [
    {
      heading: "Safe furnace checks before you call",
      text: "Smell gas? Skip these checks, get everyone out and call 911 from outside. A bang at startup, soot or a yellow flame? Turn the furnace off and call us.",
      bullets: [
        "Set the thermostat to HEAT, above room temperature, and try new batteries.",
        "Make sure the switch near the furnace is on. Reset a tripped breaker only once.",
        "Starts and stops? Turn the furnace off and replace a clogged filter, which can make it overheat.",
        "Close the blower door all the way. Never tape its safety switch down.",
        "Clear snow and leaves from the vent pipes outside.",
      ],
    },
    {
      heading: "What we do on a furnace repair visit",
      text: "If a light blinks in the furnace's small window, note the pattern before you switch the power off.",
      visit: true,
      bullets: [
        "Read the fault code and watch the furnace try to start.",
        "Test the power, venting, ignition, flame and airflow.",
        "Show you the worn or failed part and go over your choices.",
        "Make the repair, run the heat and check the burner and vent.",
      ],
    },
    {
      heading: "What affects the price",
      text: "The repair price depends mostly on the part. A flame sensor is a small job, and a blower motor is a big one.",
      ctaText: "See the maintenance plan",
      ctaLink: "/maintenance-plan",
    },
    {
      heading: "Repair or replace a furnace?",
      text: "A reliable furnace with one worn part is worth fixing. Think about a new one when big repairs keep coming or parts are no longer made. A cracked heat exchanger can let carbon monoxide into the house, so that furnace has to stay off. If your AC is old too, a heat pump with backup heat can do both jobs.",
      ctaText: "Heat pump installation",
      ctaLink: "/services/heatPumpReplacement",
    },
  ],
  faqs: [
    {
      question: "How do we stay warm and safe until you arrive?",
      answer:
        "Stay together in one room. Use only electric space heaters, three feet from anything that burns, and off when you sleep. Never heat with an oven or a grill. Never run a generator indoors or in a garage. Outside, keep a generator 20 feet from doors and windows. Open the cabinet doors under sinks on outside walls so the pipes stay warmer.",
      source:
        "CPSC (generators, 20 feet) as KORD gives it, seen 2026; NFPA (heaters, 3 feet; ovens) as WLNS gives it, 2015",
    },
    {
      question: "Is a bang or a yellow flame dangerous?",
      answer:
        "Yes, so turn the furnace off and call us. A bang usually means gas built up before it lit, and that can push flames out or damage the furnace. A lazy yellow flame can make carbon monoxide. A healthy natural gas flame is steady and blue. Metal ducts also pop softly as they warm up, and that's usually harmless.",
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
  facts: {
    ...repair,
    ...certified,
    ...visitFee(facts.visits.furnace),
    ...(facts.noHeatArrival && { emergencies: `${facts.emergencyHours.phone}.${noHeat}` }),
  },
  sectionPicture: "tool-roll",
  figure: {
    machine: "furnace",
    title: "Signs you need furnace repair",
    parts: [
      { part: "ignitor", says: "The furnace tries to start but never lights." },
      { part: "flame-sensor", says: "The burners go out in seconds, and the air blows cold." },
      { part: "heat-exchanger", says: "CO alarm: get out, call 911. Soot: turn the furnace off." },
      { part: "inducer", says: "You hear a loud hum at startup, then nothing." },
      { part: "control-board", says: "Nothing happens when you turn the thermostat up." },
      { part: "blower", says: "The blower squeals, or hardly any air comes out." },
      { part: "filter", says: "A clogged filter makes the furnace start and stop." },
    ],
  },
  symptoms: [
    { problem: "furnace", place: 1, words: "The furnace blows cold air" },
    { problem: "furnace", place: 2, words: "The furnace starts and stops" },
    { problem: "furnace", place: 3, words: "No heat, or the furnace won't start", onHome: true },
    { problem: "furnace", place: 4, words: "The furnace bangs when it starts" },
    { problem: "furnace", place: 9, words: "What would a new furnace cost?", part: 3 },
  ],
};
