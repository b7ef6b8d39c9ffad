import { facts } from "@/content/facts";
import * as hoursWords from "@/content/words/hours";
import { hoursData, openState, openWords, parseHours, shortHours } from "@/lib/calendar/hours";

const { closed, mayDiffer, open } = hoursWords;
const extended = parseHours("Monday to Saturday 7AM-8PM");
const at = (iso: string, holidays = "") => openWords(openState(extended, holidays, new Date(iso)));

test("hours are read as content writes them (row 202)", () => {
  expect(extended).toEqual({ days: [1, 2, 3, 4, 5, 6], opens: 420, closes: 1200 });
  expect(parseHours("Monday to Friday 8:30AM-12PM")).toEqual({
    days: [1, 2, 3, 4, 5],
    opens: 510,
    closes: 720,
  });
  expect(parseHours("Sunday to Sunday 7 AM – 8 PM").days).toEqual([0]);
  for (const words of Object.values(facts.hours)) expect(() => parseHours(words)).not.toThrow();
});

test.each([
  "",
  "Mon-Sat 7-8",
  "Monday to Noday 7AM-8PM",
  "Noday to Monday 7AM-8PM",
  "Friday to Monday 7AM-8PM",
  "Monday to Friday 7AM-7AM",
  "from Monday to Friday 7AM-8PM",
  "Monday to Friday 7AM-8PM, mostly",
  "Monday to Friday 8PM-7AM",
])("%j stops the build", (words) => {
  expect(() => parseHours(words)).toThrow(`"${words}"`);
});

// Central Standard Time is six hours behind UTC, daylight saving five.
test.each([
  ["a Monday's last closed minute", "2026-11-23T12:59:59Z", closed],
  ["its first open minute", "2026-11-23T13:00:00Z", open("8 PM")],
  ["its last open minute", "2026-11-24T01:59:59Z", open("8 PM")],
  ["its first closed minute", "2026-11-24T02:00:00Z", closed],
  ["midnight", "2026-11-24T06:00:00Z", closed],
  ["Saturday night", "2026-11-29T03:00:00Z", closed],
  ["Sunday", "2026-11-29T18:00:00Z", closed],
  ["before daylight saving begins", "2027-03-13T13:00:00Z", open("8 PM")],
  ["the day it begins", "2027-03-14T18:00:00Z", closed],
  ["the last closed minute after it began", "2027-03-15T11:59:00Z", closed],
  ["the first open minute after it began", "2027-03-15T12:00:00Z", open("8 PM")],
  ["the night it ends", "2026-11-01T06:30:00Z", closed],
  ["the last closed minute after it ended", "2026-11-02T12:59:00Z", closed],
  ["the first open minute after it ended", "2026-11-02T13:00:00Z", open("8 PM")],
])("%s (row 202)", (_when, iso, words) => {
  expect(at(iso)).toBe(words);
});

test("on the owner's holidays nothing is open (row 202)", () => {
  const holidays = "2026-12-25 2026-12-26";
  expect(at("2026-12-25T18:00:00Z", holidays)).toBe(closed);
  expect(at("2026-12-25T03:00:00Z", holidays)).toBe(closed);
  expect(at("2026-12-24T18:00:00Z", holidays)).toBe(open("8 PM"));
});

test("on a federal holiday hours may differ, all day, unless the owner has listed that year's (row 202)", () => {
  for (const iso of ["2026-11-26T09:00:00Z", "2026-11-26T18:00:00Z", "2026-11-27T04:00:00Z"])
    expect(at(iso)).toBe(mayDiffer);
  expect(at("2026-11-26T18:00:00Z", "2027-12-25")).toBe(mayDiffer);
  expect(at("2026-11-26T18:00:00Z", "2026-12-25")).toBe(open("8 PM"));
  expect(at("2026-11-26T18:00:00Z", "2026-11-26")).toBe(closed);
});

test("a time is said with its minutes where it has any, and midnight and noon as 12 (row 202)", () => {
  const openAt = (hours: string, iso: string) =>
    openWords(openState(parseHours(hours), "", new Date(iso)));
  const late = "Monday to Friday 8:05AM-12:30PM";
  expect(openAt(late, "2026-11-23T14:04:59Z")).toBe(closed);
  expect(openAt(late, "2026-11-23T14:05:00Z")).toBe(open("12:30 PM"));
  const night = "Monday to Friday 12AM-12PM";
  expect(openAt(night, "2026-11-23T15:00:00Z")).toBe(open("12 PM"));
  expect(openAt(night, "2026-11-23T19:00:00Z")).toBe(closed);
});

test("where few words fit, what holds at any hour stands there while it is not open (row 202)", () => {
  const brief = (iso: string) => shortHours(openState(extended, "", new Date(iso)), "24/7");
  expect(brief("2026-11-23T18:00:00Z")).toBe(hoursWords.shortHours("8 PM"));
  expect(brief("2026-11-29T18:00:00Z")).toBe("24/7");
});

test("the script in the page gets the hours and holidays that content writes (row 202)", () => {
  const data = hoursData("Monday to Saturday 7AM-8PM", ["2026-12-25", "2026-12-26"]);
  expect(JSON.parse(data["data-hours"])).toEqual(extended);
  expect(data["data-holidays"]).toBe("2026-12-25 2026-12-26");
});
