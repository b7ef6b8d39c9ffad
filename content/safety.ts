import { facts } from "@/content/facts";

const { name, phone } = facts.gasUtility;

/** Of breakers where a page has said what a hot panel means; between the two, what else to do. */
export const resetBreaker =
  "If the floor is dry and there's no buzzing, burning smell or hot panel, reset a tripped breaker once: switch it fully off, then on.";
export const leaveBreaker = "If the breaker trips again, leave it off.";
/** The same for pages that have not: before anything else is done at the machine, and after it. */
export const hotPanel =
  "For smoke, an alarm, a gas or burning smell, or a hot, buzzing or scorched breaker panel, touch nothing: get out and call 911.";
/** Where the safety box has said the rest. */
export const panelBesideBox =
  "For a burning smell or a hot, buzzing or scorched breaker panel, touch nothing: get out and call 911.";
export const breaker =
  "If the floor is dry, reset a tripped breaker once: switch it fully off, then on. If it trips again, leave it off.";
/** What holds after a flood. */
export const wet = (machine: string) =>
  `If water reached the burner, controls or wiring, leave the ${machine} off, even once it's dry: wet controls must be replaced.`;

/** The safety box of every gas appliance page: what to do before calling anyone else. */
export const safety = {
  heading: "Smell gas, see smoke or hear an alarm?",
  text: "Get out first. A headache, dizziness or nausea can mean carbon monoxide.",
  steps: [
    "Get everyone out of the building now.",
    "Don't touch light switches, the thermostat or appliances, and don't light anything. Don't start a car in the garage. Don't use a phone until you're outside.",
    `From a safe distance, call 911 and your gas utility (${name}: ${phone}). Tell them if anyone feels sick.`,
    "Stay out until they say it's safe inside.",
  ],
  source:
    "Nicor Gas, Emergency Information, seen 2026; Iowa Department of Public Health, Carbon Monoxide Poisoning, seen 2026",
};
export type Safety = typeof safety;
