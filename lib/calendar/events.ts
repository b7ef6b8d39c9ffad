import { escapeText, textOf } from "@/lib/calendar/text-lines";

/** A whole day in a calendar. */
export type DayEvent = {
  /** What tells it from all others, also when it is added a second time. */
  id: string;
  /** The day, or the first of them, such as 2026-04-01. */
  day: string;
  title: string;
  description: string;
  url: string;
  /** It comes again every year. */
  yearly?: boolean;
};

type Source = {
  company: string;
  host: string;
  /** The day on which the events were written down, such as 2026-11-22. */
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
  // It does not make the day look busy.
  "TRANSP:TRANSPARENT",
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(event.title)}`,
  // At nine in the morning of that day.
  "TRIGGER:PT9H",
  "END:VALARM",
  "END:VEVENT",
];

/** A calendar file with whole-day events (iCalendar, RFC 5545), which every calendar imports. */
export const calendar = (events: readonly DayEvent[], source: Source) =>
  textOf([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(source.company)}//Website//EN`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => eventLines(event, source)),
    "END:VCALENDAR",
  ]);
