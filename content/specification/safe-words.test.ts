import { burnsGas } from "@/content/figures/machines";
import { home } from "@/content/home";
import { maintenancePlan } from "@/content/maintenance-plan";
import { safety } from "@/content/safety";
import { type ServiceKey, serviceKeys, services } from "@/content/services";
import { freeQuotes } from "@/content/service-facts";
import { pagesSaying, wordsOf } from "@/lib/testing/service-words";

// Where a wrong word hurts somebody, or promises what is not so: an editor may say it otherwise, and
// must then change it here.

type Entry = { words: string; source: unknown };

/** Every record of a module with its own strings and lists of strings, and its source. */
function entriesOf(content: unknown): Entry[] {
  if (typeof content !== "object" || content === null) return [];
  if (Array.isArray(content)) return content.flatMap((value) => entriesOf(value));
  const { source, ...rest } = content as Record<string, unknown>;
  const values: unknown[] = Object.values(rest);
  const words = values
    .flat()
    .filter((value) => typeof value === "string")
    .join(" ");
  return [{ words, source }, ...values.flatMap((value) => entriesOf(value))];
}

/** Statements on law, health or technique need a source. */
const sourced: readonly (readonly [topic: string, claim: RegExp])[] = [
  ["gas", /Don't touch light switches/],
  ["carbon monoxide", /nausea can be carbon monoxide|Illinois law/],
  ["heatstroke", /sweating or not, call 911/],
  ["refrigerant", /R-22|R-410A|R-454B|R-32|mildly flammable/],
  ["permits", /\b(require|need|want)s? a permit\b/],
  ["contracts", /written contract/],
  ["lasting", /ENERGY STAR|Past 15 years, when/],
  ["flooding", /wet controls/],
  ["power strips", /power strip/],
  ["pipes", /pipe freezes/],
  ["humidity", /under 40 percent/],
  ["credits", /federal tax credit/],
  ["ducts and health", /prevent health problems/],
  ["generators", /20 feet/],
  ["cold", /slurring words/],
  ["lead", /for lead\./],
  ["droppings", /vacuum droppings/],
  ["chimneys", /chimney sized for two appliances|left alone on the|its chimney may/],
  ["mercury", /hold mercury/],
  ["water temperature", /120 degrees/],
];

test.each(sourced)("what is said of %s names its source and year", (_topic, claim) => {
  const entries = entriesOf([services, safety, maintenancePlan, home]).filter(({ words }) =>
    claim.test(words),
  );
  expect(entries).not.toEqual([]);
  for (const { source } of entries) expect(source).toMatch(/\b(19|20)\d\d\b/);
});

const inPanels =
  /(don't touch the panel: get out and call 911|panel that[^.]*touch nothing: get out and call 911)[^]*a tripped breaker/i;
const refrigerants = /mildly flammable[^]*leak sensor|leak sensor[^]*mildly flammable/;
/** At the beginning of a paragraph: before anything is checked. */
const gasFirst =
  /^ ?(If you smell gas|Smell gas\?).*[Gg]et (everyone )?out|get out and call 911 if you smell gas/im;

const cooling = ["acInstallationReplacement", "ductlessAC", "heatPumpReplacement"] as const;
const installations = [
  ...(["acInstallationReplacement", "heatPumpReplacement"] as const),
  ...(["boilerInstallation", "waterHeaterInstallation"] as const),
];

/** What pages say. */
const said: readonly (readonly [what: string, words: RegExp, ...keys: ServiceKey[]])[] = [
  [
    "a leak is made safe in order: power or gas, then water",
    /Leaking\? Stay out of standing water\.[^]*don't smell gas:[^]*For an electric heater, switch its breaker off first\.[^]*For a gas heater, turn its knob or valve off first\.[^]*Then close the cold-water valve, which is above a tank or below a tankless unit\. If that valve is stuck, close the main water valve\./,
    "waterHeaterRepair",
  ],
  [
    "a relief valve is never plugged, and what its opening can mean",
    /relief valve that keeps opening can mean dangerous pressure or heat, so turn the heater off and call\. Never plug that valve\./,
    "waterHeaterRepair",
  ],
  [
    "old valves are left alone",
    /old drain valve or relief valve may not close again, so leave both alone/,
    "waterHeaterMaintenance",
  ],
  ["911 comes first in the heat", /sweating or not, call 911 now/, "emergencyAC"],
  [
    "who has heatstroke drinks nothing",
    /call 911 now\.\W*Move them to a cool spot\. Wet and fan their skin\. Stay with them\. Don't give them anything to drink/,
    "emergencyAC",
  ],
  [
    "water through a ceiling: AC off, and away",
    /leaks, grinds or blows hot air without ice, turn the AC and fan off\. Avoid standing water, wet outlets or lights and a sagging ceiling/,
    "emergencyAC",
  ],
  ["a hot panel is left alone before its breakers", inPanels, "acRepair", "emergencyAC"],
  [
    "a thermostat stays on its wall over house voltage",
    /Leave it on the wall.*floor heat, its wires carry 120 or 240 volts\./,
    "thermostats",
  ],
  [
    "a water heater left alone on a chimney gets a liner or a vent of its own",
    /can be too wide for the water heater alone and spill carbon monoxide indoors[^]*may need a smaller liner or its own vent/,
    "boilerInstallation",
  ],
  [
    "who leaves a chimney has it checked",
    /chimney[^]*water heater[^]*check/,
    ...(["boilerInstallation", "furnaceRepair", "heatPumpReplacement"] as const),
  ],
  ["a bang", /bangs.* switch it off and call\./, "furnaceRepair"],
  [
    "a space heater's plug, and a way out of the cold",
    /into the wall, never a power strip or extension cord[^]*go somewhere warm/,
    "furnaceRepair",
  ],
  ["boilers have a place to go", /boiler/, "furnaceRepair", "boilerInstallation"],
  [
    "a new furnace is sized, vented and quoted",
    /Heat loss decides the size; efficiency and venting set the price[^]*80 percent furnace[^]*95 percent one[^]*plastic[^]*0% interest/,
    "furnaceRepair",
  ],
  ["an outdoor unit alone", /Sometimes\. If the label says R-410A/, "acInstallationReplacement"],
  [
    "a written contract",
    /\$1,000/,
    ...(["acInstallationReplacement", "boilerInstallation"] as const),
    ...(["heatPumpReplacement", "furnaceRepair"] as const),
  ],
  [
    "nothing burns indoors",
    /Don't heat with an oven, grill or camp stove\.[^]*Never run a generator indoors, in a garage or within 20 feet/,
    "furnaceRepair",
  ],
  ["gas sends everybody out", gasFirst, "furnaceRepair", "waterHeaterRepair"],
  ["old refrigerant", /R-410A systems can still be repaired/, "acRepair"],
  ["new refrigerants are mildly flammable, and what that changes", refrigerants, ...cooling],
  ["permit and ended credit", /permit[^]*federal tax credit expired after 2025/, ...installations],
  ["alarms", /Illinois law requires one within 15 feet/, "heatingMaintenance"],
  ["a bath fan runs for a time", /bath fan for about 20 minutes/, "acTips"],
];

test.each(said.map(([what, words, ...keys]) => ({ what, words, keys })))(
  "$what",
  ({ words, keys }) => {
    for (const key of keys) expect(wordsOf(key)).toMatch(words);
  },
);

test.each<[what: string, words: RegExp, keys?: ServiceKey[]]>([
  ["sweat that stopped is no sign of heatstroke", /(stopped|no longer|not) sweating/],
  ["a tune-up cleans no burners", /cleans? the burners/, ["heatingMaintenance"]],
  ["dust in a return is no sign of dirty ducts", /pet hair/, ["standardDuctCleaning"]],
  [
    "nobody works an old valve",
    /\b(turn|open|lift|try) (the|an old) (relief|drain|cold-water) valve/i,
    ["waterHeaterMaintenance", "waterHeaterRepair"],
  ],
])("%s", (_what, words, keys = [...serviceKeys]) => {
  expect(pagesSaying(words).filter((key) => keys.includes(key))).toEqual([]);
});

test("whatever names a tax credit or a generator says the rest, too", () => {
  for (const key of pagesSaying(/generator/)) {
    expect(wordsOf(key)).toMatch(/generator (indoors|outside).*20 feet/);
  }
  for (const key of pagesSaying(/federal tax credit/)) {
    expect(wordsOf(key)).toMatch(/credit expired after 2025/);
  }
  expect(wordsOf("thermostats")).not.toMatch(/take (a|the) cover off/);
  expect(burnsGas(services.radiantHeating.figure.machine)).toBe(true);
});

test("the box leads out of the building before anything else, forbids flames and cars, and calls from outside", () => {
  expect(safety.text).toMatch(/^Get out first\.[^]*headache, dizziness or nausea/);
  expect(safety.steps[0]).toBe("Get everyone out of the building now.");
  expect(safety.steps[1]).toMatch(/Don't touch light switches.*Don't use a phone until you're out/);
  expect(safety.steps[2]).toMatch(/^From a safe distance, call 911 and your gas utility/);
  expect(safety.steps.join(" ")).toMatch(/don't light anything[^]*Don't start a car in the garage/);
});

test("what is called free is a quote for new equipment or ducts, and the plan promises no more than it gives", () => {
  expect(home.closing.text).toMatch(/[Nn]ew equipment.*free consultation/);
  expect(home.facts.cost).toContain(freeQuotes);
  expect(maintenancePlan.buys.join(" ")).not.toMatch(/\ball repairs|you come first/);
  expect(maintenancePlan.buys.join(" ")).toMatch(/off eligible repairs.*[Pp]riority service/);
});
