import type { Holidays, Week } from "@/content/data/schemas/hours";
import { isDark } from "@/lib/calendar/daylight";
import { openState, openWords, shortHours } from "@/lib/calendar/hours";
import { illinoisTime } from "@/lib/calendar/illinois-time";
import { everyMinute, setText } from "@/lib/dom/moments";

/**
 * Keeps the opening hours beside the phone number current while the page stays open: a line, and two
 * words in the phone bar.
 */
export const start = () => everyMinute(update);

function update(): void {
  const now = new Date();
  for (const line of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const { hours = "", holidays = "", anyTime, closed = "" } = line.dataset;
    const [week, special] = [JSON.parse(hours) as Week, JSON.parse(holidays) as Holidays];
    const state = openState(week, special, now);
    // Home's house sleeps in closed nights (app/styles/hero.css).
    line.toggleAttribute("data-night", state.until === undefined && isDark(illinoisTime(now)));
    const words =
      anyTime === undefined ? openWords(state, closed, now) : shortHours(state, anyTime);
    setText(line, words);
  }
}
