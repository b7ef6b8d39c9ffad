import ICAL from "ical.js";

/** A day of every year; its `id` lets a file that is added again update it. */
export type Reminder = { id: string; day: string; title: string; text: string };

/** `url` is what the reminders are about; `written` the day the file was made, such as 2026-11-22. */
type Source = { company: string; url: string; written: string };

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** An all-day event that does not block the day, as ical.js writes it. */
function eventOf({ id, day, title, text }: Reminder, { url, written }: Source) {
  const properties = [
    ["uid", {}, "text", `${id}@${new URL(url).hostname}`],
    ["dtstamp", {}, "date-time", `${written}T00:00:00Z`],
    ["dtstart", {}, "date", day],
    ["dtend", {}, "date", dayAfter(day)],
    ["rrule", {}, "recur", { freq: "YEARLY" }],
    ["summary", {}, "text", title],
    ["description", {}, "text", text],
    ["url", {}, "uri", url],
    ["transp", {}, "text", "TRANSPARENT"],
  ];
  const alarm = [
    ["action", {}, "text", "DISPLAY"],
    ["description", {}, "text", title],
    // 9 AM of the day before: Outlook ignores an alarm that is after the start.
    ["trigger", {}, "duration", "-PT15H"],
  ];
  return ["vevent", properties, [["valarm", alarm, []]]];
}

/** A calendar file (iCalendar, RFC 5545) with days that return every year. */
export function remindersFile(reminders: readonly Reminder[], source: Source): string {
  const properties = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", `-//${source.company}//Website//EN`],
    ["calscale", {}, "text", "GREGORIAN"],
  ];
  const events = reminders.map((reminder) => eventOf(reminder, source));
  return ICAL.stringify(["vcalendar", properties, events]);
}
