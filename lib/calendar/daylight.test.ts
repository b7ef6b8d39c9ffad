import { isDark } from "@/lib/calendar/daylight";

test.each([
  ["2026-06-21T04:00Z", true],
  ["2026-06-21T20:59Z", false],
  ["2026-10-01T18:00Z", false],
  ["2026-03-15T18:30Z", false],
  ["2026-06-21T21:00Z", true],
  ["2026-11-29T12:00Z", false],
  ["2026-12-21T16:59Z", false],
  ["2026-12-21T17:00Z", true],
])("at %s, in the date's parts as local time, it is dark: %s (row 202)", (local, dark) => {
  expect(isDark(new Date(local))).toBe(dark);
});

test("every month has its noon and its midnight (row 202)", () => {
  for (let month = 0; month < 12; month++) {
    expect(isDark(new Date(Date.UTC(2026, month, 1, 12)))).toBe(false);
    expect(isDark(new Date(Date.UTC(2026, month, 1)))).toBe(true);
  }
});
