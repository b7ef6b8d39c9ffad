import type { ServiceKey } from "@/content/services";
import { wordsOf } from "@/lib/testing/service-words";

// What a layman may check before a visit costs him anything, and what spares him damage meanwhile.

test.each<[what: string, words: RegExp, key: ServiceKey]>([
  [
    "a cold house with a boiler, and steam whose glass is empty",
    /gauge glass is empty[^]*turn it off and call\. Never add water to a hot boiler[^]*With no leak or soot and a normal gauge, turn up the thermostat\.[^]*switch the boiler off, brush snow off low vents and restart the boiler once\./,
    "boilerInstallation",
  ],
  [
    "what to check before a night visit",
    /call at night[^]*blower door and switch the furnace back on/,
    "emergencyAC",
  ],
  [
    "what stops a good AC: door, switch, ice",
    /close its door and restart it[^]*thawed and dried, which can take hours/,
    "acRepair",
  ],
  [
    "what stops a good furnace: fan and switch",
    /AUTO[^]*then restart the furnace once/,
    "furnaceRepair",
  ],
  ["pipes where people are cold", /hard freeze, let faucets drip/, "furnaceRepair"],
  ["who must have a boiler inspected", /businesses or buildings of six/, "boilerInstallation"],
])("%s", (_what, words, key) => expect(wordsOf(key)).toMatch(words));
