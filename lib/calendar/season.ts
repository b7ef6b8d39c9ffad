import type { Season, Seasons } from "@/content/season";
import { illinoisTime } from "@/lib/calendar/illinois-time";

/** The season that pages built at `time` show, by the month in Illinois unless content sets one. */
export function seasonAt(time: Date, { heating, shown }: Seasons): Season {
  const month = illinoisTime(time).getUTCMonth() + 1;
  const { firstMonth, lastMonth } = heating;
  const [begun, goesOn] = [month >= firstMonth, month <= lastMonth];
  const isHeating = firstMonth <= lastMonth ? begun && goesOn : begun || goesOn;
  return shown ?? (isHeating ? "heating" : "cooling");
}
