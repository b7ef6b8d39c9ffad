import ICAL from "ical.js";

export type DayEvent = {
  /** Unique id: adding the file a second time updates the event. */
  id: string;
  /** The (first) day, such as 2026-04-01. */
  day: string;
  title: string;
  description: string;
  url: string;
  yearly?: boolean;
};

type Source = {
  company: string;
  host: string;
  /** The day the file was generated, such as 2026-11-22 (DTSTAMP). */
  written: string;
};

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** An all-day event that does not block the day, as ical.js writes it. */
function eventOf({ id, day, title, description, url, yearly }: DayEvent, source: Source) {
  const properties = [
    ["uid", {}, "text", `${id}@${source.host}`],
    ["dtstamp", {}, "date-time", `${source.written}T00:00:00Z`],
    ["dtstart", {}, "date", day],
    ["dtend", {}, "date", dayAfter(day)],
    ...(yearly ? [["rrule", {}, "recur", { freq: "YEARLY" }]] : []),
    ["summary", {}, "text", title],
    ["description", {}, "text", description],
    ["url", {}, "uri", url],
    ["transp", {}, "text", "TRANSPARENT"],
  ];
  const alarm = [
    ["action", {}, "text", "DISPLAY"],
    ["description", {}, "text", title],
    // Reminder at 9 AM of the day before: Outlook ignores one that is after the start.
    ["trigger", {}, "duration", "-PT15H"],
  ];
  return ["vevent", properties, [["valarm", alarm, []]]];
}

/** A calendar file (iCalendar, RFC 5545) with all-day events. */
export function calendar(events: readonly DayEvent[], source: Source): string {
  const properties = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", `-//${source.company}//Website//EN`],
    ["calscale", {}, "text", "GREGORIAN"],
  ];
  const entries = events.map((event) => eventOf(event, source));
  return ICAL.stringify(["vcalendar", properties, entries]);
}
