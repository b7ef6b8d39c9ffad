import { isFederalHoliday } from "@/lib/calendar/federal-holidays";

const holidaysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day, 12)))
    .filter((date) => date.getUTCFullYear() === year && isFederalHoliday(date))
    .map((date) => date.toISOString().slice(5, 10))
    .join(" ");

// As the U.S. Office of Personnel Management lists them, and the days themselves where they fall on a weekend.
test.each([
  [2024, "01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25"],
  [2026, "01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25"],
  [
    2027,
    "01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31",
  ],
])("the federal holidays of %d (row 202)", (year, days) => {
  expect(holidaysOf(year)).toBe(days);
});
