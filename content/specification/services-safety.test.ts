import { safety } from "@/content/safety";
import { type ServiceKey, services } from "@/content/services";
import { wordsOf } from "@/lib/testing/service-words";

/** Finds the first of a service's sections whose heading has these words. */
function sectionOf(key: ServiceKey, heading: RegExp) {
  const section = services[key].sections.find((each) => heading.test(each.heading));
  if (!section) throw new Error(`${key} has no section about ${heading}`);
  return section;
}

test("a leaking water heater is made safe in order: power or gas, then water", () => {
  const { extraText, tips } = services.waterHeaterRepair;
  // The warning must come before the first step.
  expect(extraText).toMatch(/^Leaking\? Stay out of standing water\./);
  expect(tips?.slice(0, 3)).toEqual([
    "Electric: switch the heater's breaker off first.",
    "Gas: if you smell any, get out and call 911. If not, turn the knob or valve off.",
    "Then close the cold-water valve: above a tank, below a tankless unit.",
  ]);
});

test("a relief valve is never plugged, and what its opening can mean is said", () => {
  expect(wordsOf("waterHeaterRepair")).toContain(
    "A relief valve that keeps opening can mean dangerous pressure or heat. Never plug that valve: turn the heater off and call us.",
  );
  expect(wordsOf("waterHeaterMaintenance")).toContain(
    "Never plug or cap the relief valve or its pipe, even if it drips.",
  );
});

test("nobody is told to work an old valve that may not close again", () => {
  expect(wordsOf("waterHeaterMaintenance")).toContain(
    "an old drain valve or relief valve may not close again, so don't test either one",
  );
  for (const key of ["waterHeaterMaintenance", "waterHeaterRepair"] as const) {
    expect(wordsOf(key)).not.toMatch(
      /\b(turn|open|lift|try) (the|an old) (relief|drain|cold-water) valve/i,
    );
  }
});

test("in a heat emergency 911 comes first, and a hot panel is not touched", () => {
  const { extraText, sections } = services.emergencyAC;
  expect(extraText).toMatch(
    /^If someone is confused, faints or has very hot skin, sweating or not, call 911 now/,
  );
  expect(sections[0]?.heading).toMatch(/^Until the technician/);
  expect(sections[0]?.bullets?.[0]).toBe(
    "Electrical panel buzzing, smoking or scorched: don't touch it, get out and call 911.",
  );
});

test("a thermostat's cover stays on over house voltage, and the breaker is off before any other", () => {
  expect(services.thermostats.extraText).toContain(
    "Electric baseboard, wall or floor heat? Leave the thermostat's cover on: it hides house voltage. Otherwise switch the heating and AC breakers off before you take the cover off.",
  );
  // The warning precedes everything that could make somebody take the cover off.
  expect(wordsOf("thermostats").match(/take (a|the) cover off/g)).toHaveLength(1);
});

test("a water heater left alone on the boiler's chimney gets a liner or a vent of its own", () => {
  const { text } = sectionOf("boilerInstallation", /^Chimney, venting and carbon monoxide/);
  expect(text).toMatch(
    /sized for two appliances can be too wide for one, and it can spill carbon monoxide indoors/,
  );
  expect(text).toMatch(/needs a correctly sized liner or a vent of its own/);
});

test("a furnace that bangs is turned off", () => {
  expect(sectionOf("furnaceRepair", /before you call/).text).toMatch(
    /A bang at startup.* Turn the furnace off and call us\./,
  );
});

test("nobody heats with an oven, a grill or a generator indoors", () => {
  const words = wordsOf("furnaceRepair");
  expect(words).toContain("Never heat with an oven or a grill.");
  expect(words).toContain("Never run a generator indoors or in a garage.");
});

test("radiant heating speaks of boilers and so shows the safety box", () => {
  expect(wordsOf("radiantHeating")).toMatch(/\bboiler\b/);
  expect(services.radiantHeating.safetyBox).toBe(true);
});

test("the box leads out of the building before anything else, and calls from outside", () => {
  expect(safety.text).toMatch(/^Get out first\./);
  expect(safety.steps[0]).toBe("Get everyone out of the building now.");
  expect(safety.steps[1]).toMatch(
    /Don't touch light switches.*Don't use a phone until you're outside/,
  );
  expect(safety.steps[2]).toMatch(/^From a safe distance, call 911 or your gas utility/);
});

test.each(["furnaceRepair", "waterHeaterRepair"] as const)(
  "%s sends whoever smells gas outside before any check",
  (key) => {
    const { text } = sectionOf(key, /before you call/i);
    expect(text).toMatch(/^(If you smell gas|Smell gas\?).*[Gg]et (everyone )?out/);
  },
);
