import { company } from "@/content/company";
import { siteUrl } from "@/content/site";
import { buildTime } from "@/lib/calendar/build-time";
import { calendar, type DayEvent } from "@/lib/calendar/events";
import { illinoisDay } from "@/lib/calendar/illinois-time";
import { lastChanged } from "@/lib/seo/last-changed";

/** A calendar file with these events, written on the day when the file that they stand in was changed. */
export function calendarFile(events: readonly DayEvent[], source: string): Response {
  const written = lastChanged([source]) ?? illinoisDay(buildTime());
  const text = calendar(events, {
    company: company.name,
    host: new URL(siteUrl).hostname,
    written,
  });
  return new Response(text, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
