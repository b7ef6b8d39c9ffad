import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { towns } from "@/content/towns";
import { list } from "@/content/week-in-words";

const air = ["central air", "a heat pump"] as const;
type Work =
  | (typeof air)[number]
  | ("a boiler" | "a furnace" | "a water heater" | "a mini-split" | "floor heating");
type Table = Readonly<Record<string, readonly Work[]>>;

/** What each town's own page, or a report of its law, requires a permit for. */
const required: Table = {
  Batavia: ["central air", "a boiler", "a furnace", "a water heater"],
  "Carol Stream": ["central air"],
  Geneva: [...air, "a boiler", "a furnace", "a water heater", "a mini-split", "floor heating"],
  Lisle: ["a furnace", "a water heater"],
  Lombard: [...air, "a boiler", "a furnace", "a water heater", "a mini-split", "floor heating"],
  "St. Charles": [...air, "a furnace", "a water heater", "a mini-split"],
  Wheaton: [...air, "a boiler", "a furnace", "a water heater", "a mini-split", "floor heating"],
  Yorkville: [...air, "a boiler", "a furnace", "a water heater", "a mini-split", "floor heating"],
};
const served = Object.keys(required).filter((town) => towns.includes(town));
export const permitPages = `Permit pages of ${list(served)}, seen 2026; Daily Herald, June 1, 2009 (Batavia)`;

/** What holds in the towns of which we are not sure. */
const home = company.address.town;
export const elsewhere = `${served.includes(home) ? "Elsewhere" : `In ${home} and elsewhere`}, we check first.`;

/** Which of our towns require a permit for some work, and who says it of the others; who gets it, once the owner has said. */
export function permits(work: Work): string {
  const sure = served.filter((town) => required[town]?.includes(work));
  const rule =
    sure.length === 0
      ? `Your town may require a permit for ${work}.`
      : `${list(sure)} ${sure.length === 1 ? "requires" : "require"} a permit for ${work}. ${elsewhere}`;
  return facts.permits ? `${rule} ${facts.permits}.` : rule;
}
