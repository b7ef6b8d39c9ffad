import * as hoursWords from "@/content/words/hours";
import type { Holidays, Week } from "@/content/data/schemas/hours";
import { openState, openWords, shortHours } from "@/lib/calendar/hours";

const { closedToday, mayDiffer, open } = hoursWords;
const closed = "It is late";
const daily = [420, 1200] as const;
const extended: Week = [null, daily, daily, daily, daily, daily, daily];
const at = (iso: string, holidays: Holidays = {}) =>
  openWords(openState(extended, holidays, new Date(iso)), closed, new Date(iso));

// Here six hours behind UTC; when it is five: illinois-time.test.ts.
test.each([
  ["a Monday's last closed minute", "2026-11-23T12:59:59Z", closed],
  ["its first open minute", "2026-11-23T13:00:00Z", open("8 PM")],
  ["its last open minute", "2026-11-24T01:59:59Z", open("8 PM")],
  ["its first closed minute", "2026-11-24T02:00:00Z", closed],
  ["midnight", "2026-11-24T06:00:00Z", closed],
  ["Saturday night", "2026-11-29T03:00:00Z", closed],
  ["Sunday", "2026-11-29T18:00:00Z", closed],
])("%s (row 202)", (_when, iso, words) => {
  expect(at(iso)).toBe(words);
});

test("on the owner's holidays nothing is open, and the line says so (row 202)", () => {
  const holidays = { "2026-12-25": null, "2026-12-26": null };
  expect(at("2026-12-25T18:00:00Z", holidays)).toBe(closedToday);
  expect(at("2026-12-25T03:00:00Z", holidays)).toBe(closed);
  expect(at("2026-12-24T18:00:00Z", holidays)).toBe(open("8 PM"));
});

test("on a federal holiday hours may differ, all day, unless the owner has listed it (row 202)", () => {
  for (const iso of ["2026-11-26T09:00:00Z", "2026-11-26T18:00:00Z", "2026-11-27T04:00:00Z"])
    expect(at(iso)).toBe(mayDiffer);
  expect(at("2026-11-26T18:00:00Z", { "2026-12-25": null })).toBe(mayDiffer);
  expect(at("2026-11-26T18:00:00Z", { "2026-11-26": null })).toBe(closedToday);
  expect(at("2026-11-26T18:00:00Z", { "2026-11-26": daily })).toBe(open("8 PM"));
});

test("each day has hours of its own, and a date before them (row 202)", () => {
  const week: Week = [null, daily, daily, daily, daily, daily, [480, 720]];
  const on = (iso: string, holidays: Holidays = {}) =>
    openWords(openState(week, holidays, new Date(iso)), closed, new Date(iso));
  expect(on("2026-11-28T17:00:00Z")).toBe(open("12 PM"));
  expect(on("2026-11-28T18:00:00Z")).toBe(closed);
  const holidays = { "2026-12-24": [420, 780], "2026-12-27": [600, 840] } as const;
  expect(on("2026-12-24T18:59:59Z", holidays)).toBe(open("1 PM"));
  expect(on("2026-12-24T19:00:00Z", holidays)).toBe(closed);
  expect(on("2026-12-27T17:00:00Z", holidays)).toBe(open("2 PM"));
});

test("a time is said with its minutes where it has any, and midnight and noon as 12 (row 202)", () => {
  const openAt = (span: readonly [number, number], iso: string) =>
    openWords(
      openState(Array<typeof span>(7).fill(span), {}, new Date(iso)),
      "At {time}",
      new Date(iso),
    );
  const late = [485, 750] as const;
  expect(openAt(late, "2026-11-23T14:04:59Z")).toBe("At 8:04 AM");
  expect(openAt(late, "2026-11-23T14:05:00Z")).toBe(open("12:30 PM"));
  const night = [0, 720] as const;
  expect(openAt(night, "2026-11-23T15:00:00Z")).toBe(open("12 PM"));
  expect(openAt(night, "2026-11-23T19:00:00Z")).toBe("At 1 PM");
});

test("where few words fit, what holds at any hour stands there while it is not open (row 202)", () => {
  const brief = (iso: string) => shortHours(openState(extended, {}, new Date(iso)), "24/7");
  expect(brief("2026-11-23T18:00:00Z")).toBe(hoursWords.shortHours("8 PM"));
  expect(brief("2026-11-29T18:00:00Z")).toBe("24/7");
});
