import { facts } from "@/content/facts";
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
export const permitPages =
  "Permit pages of Geneva, Lisle, Naperville, St. Charles, Wheaton and Yorkville, seen 2026";

const townsOf = (table: Table, work: Work) =>
  Object.keys(table).filter((town) => table[town]?.includes(work));

/** Where some work requires a permit, in a sentence, and who gets it once the owner has said. */
export const permits = (work: Work) =>
  [
    `${list(townsOf(required, work))} require a permit for ${work};`,
    `${list([...townsOf(perhaps, work), "other towns"])} may, too.`,
    ...(facts.permits ? [facts.permits] : []),
  ].join(" ");
