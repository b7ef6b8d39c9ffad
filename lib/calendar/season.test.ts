import { seasons } from "@/content/season";
import { seasonAt } from "@/lib/calendar/season";

test("a heating season may end in the year in which it begins", () => {
  const heating = { firstMonth: 1, lastMonth: 4 } as const;
  expect(seasonAt(new Date("2027-04-15T12:00:00Z"), { heating, shown: undefined })).toBe("heating");
  expect(seasonAt(new Date("2027-11-15T12:00:00Z"), { heating, shown: undefined })).toBe("cooling");
});

test.each([
  ["2026-10-01T04:59:00Z", "cooling"],
  ["2026-10-01T05:00:00Z", "heating"],
  ["2027-01-01T00:00:00Z", "heating"],
  ["2027-04-01T04:59:00Z", "heating"],
  ["2027-04-01T05:00:00Z", "cooling"],
])("pages built at %s show the %s season, unless content sets another", (time, season) => {
  expect(seasonAt(new Date(time), { ...seasons, shown: undefined })).toBe(season);
  for (const shown of ["heating", "cooling"] as const)
    expect(seasonAt(new Date(time), { ...seasons, shown })).toBe(shown);
});
