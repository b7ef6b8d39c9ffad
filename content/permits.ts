import { facts } from "@/content/facts";
import { towns } from "@/content/towns";
import { list } from "@/content/week-in-words";

const air = ["central air", "a heat pump"] as const;
type Work = (typeof air)[number] | "a boiler" | "a furnace" | "a water heater" | "a mini-split";
type Table = Readonly<Record<string, readonly Work[]>>;

/** What each town's own page requires a permit for; in Lisle, a mini-split's new circuit. */
const required: Table = {
  Geneva: [...air, "a boiler", "a furnace", "a water heater", "a mini-split"],
  Lisle: ["a furnace", "a water heater", "a mini-split"],
  "St. Charles": [...air, "a furnace", "a water heater", "a mini-split"],
  Wheaton: [...air, "a boiler", "a furnace", "a mini-split"],
  Yorkville: [...air, "a boiler", "a furnace", "a water heater", "a mini-split"],
};
/** What a town's page says may require one. */
const perhaps: Table = { Naperville: air, Wheaton: ["a water heater"] };

const served = (table: Table) => Object.keys(table).filter((town) => towns.includes(town));
const townsOf = (table: Table, work: Work) =>
  served(table).filter((town) => table[town]?.includes(work));

const pages = [...new Set([...served(required), ...served(perhaps)])].sort();
export const permitPages = `Permit pages of ${list(pages)}, seen 2026`;

/** Which of our towns require a permit for some work, in a sentence, and who gets it, or that one asks until the owner has said. */
export function permits(work: Work): string {
  const sure = townsOf(required, work);
  const others = list([...townsOf(perhaps, work), "other towns"]);
  const rule =
    sure.length === 0
      ? `Your town may require a permit for ${work}`
      : `${list(sure)} ${sure.length === 1 ? "requires" : "require"} a permit for ${work}; ${others} may, too`;
  return `${rule}${facts.permits ? `. ${facts.permits}` : ", so ask us who gets it."}`;
}
