import { company } from "@/content/company";
import { siteUrl } from "@/content/site";
import { buildTime } from "@/lib/calendar/build-time";
import { calendar, type DayEvent } from "@/lib/calendar/events";
import { illinoisDay } from "@/lib/calendar/illinois-time";

/** A calendar file with these events. */
export function calendarFile(events: readonly DayEvent[]): Response {
  const written = illinoisDay(buildTime());
  const text = calendar(events, {
    company: company.name,
    host: new URL(siteUrl).hostname,
    written,
  });
  return new Response(text, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
