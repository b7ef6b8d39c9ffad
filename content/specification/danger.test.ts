import { maintenancePlan } from "@/content/maintenance-plan";
import { safety } from "@/content/safety";
import { services } from "@/content/services";
import { phrasesOf } from "@/lib/testing/visible-words";

/** What may mean danger, and what is said with it, since labels and lists are read alone. */
test.each([
  ["gas", /\beggs?\b/i, /get out.*911/i],
  ["fire", /burning smell|smell (something )?burning/i, /911|\boff\b/],
  ["carbon monoxide", /CO alarm|smell exhaust|^for fumes/i, /get out.*911/i],
  ["droppings", /vacuum droppings/, /fan to AUTO/],
  ["babies in the heat", /give .*water/i, /give babies breast milk or formula/],
  [
    "a breaker",
    /reset a|tripped breaker/i,
    /(If the floor is dry and there's no buzzing, burning smell or hot panel, reset a tripped breaker once: switch it fully off, then on\.( (Wait|Restart) [^.]*\.)? If the breaker|For a burning smell or a hot, buzzing or scorched breaker panel, touch nothing: get out and call 911\..* (If the floor is dry|If the floor is dry, nothing leaks or scalds and hot faucets run), reset a tripped breaker once: switch it fully off, then on\. If it) trips again, leave it off\./,
  ],
  ["an alarm's beeps", /beeps/, /three or four.*911/],
  [
    "a pilot",
    /[Rr]elight/,
    /Never relight the pilot after a leak or an alarm, or if you smell gas or exhaust or see soot.*smell near the heater and floor.*once/,
  ],
  [
    "what was under water",
    /water reached/,
    /wiring.*off, even once it's dry: wet controls must be replaced/,
  ],
  ["ice on a coil", /solid ice/, /don't chip it/],
  [
    "electric heaters' covers",
    /electric heater's/,
    /covers on, because the wiring inside carries 240 volts/,
  ],
  [
    "soot",
    /for soot|you see (black )?soot|yellow flame|flame is yellow/i,
    /(turn|switch) (it|the [a-z]+) off and call/,
  ],
  [
    "soot, and who is ill",
    /shows soot or a/,
    /get out and call 911 if anyone feels ill, an alarm sounds, a burning smell lingers, or the breaker panel/i,
  ],
  [
    "a drained house",
    /open every faucet/,
    /off the water heater and the main water valve.*look for leaks\. Restart the heater, as its label says, only once the hot faucets run steadily/,
  ],
  ["a vent's roof", /vent pipes|exhaust pipes/i, /off the roof/],
])("whatever names %s says the rest at once", (_what, danger, rest) => {
  const found = [services, safety, maintenancePlan]
    .flatMap((content) => phrasesOf(content))
    .filter(({ text }) => danger.test(text));
  expect(found).not.toEqual([]);
  expect(found.filter(({ text }) => !rest.test(text))).toEqual([]);
});
