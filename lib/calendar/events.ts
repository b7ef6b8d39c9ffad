import { escapeText, textOf } from "@/lib/calendar/text-lines";

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

const compact = (day: string) => day.replaceAll("-", "");
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const eventLines = (event: DayEvent, { host, written }: Source) => [
  "BEGIN:VEVENT",
  `UID:${event.id}@${host}`,
  `DTSTAMP:${compact(written)}T000000Z`,
  `DTSTART;VALUE=DATE:${compact(event.day)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(event.day))}`,
  ...(event.yearly ? ["RRULE:FREQ=YEARLY"] : []),
  `SUMMARY:${escapeText(event.title)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `URL:${event.url}`,
  // The event does not block the day.
  "TRANSP:TRANSPARENT",
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(event.title)}`,
  // Reminder at 9 AM of the day before: Outlook ignores one that is after the start.
  "TRIGGER:-PT15H",
  "END:VALARM",
  "END:VEVENT",
];

/** A calendar file (iCalendar, RFC 5545) with all-day events. */
export const calendar = (events: readonly DayEvent[], source: Source) =>
  textOf([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(source.company)}//Website//EN`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => eventLines(event, source)),
    "END:VCALENDAR",
  ]);
