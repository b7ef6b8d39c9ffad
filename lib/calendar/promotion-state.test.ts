import { ended, ends, endsToday, starts } from "@/content/words/offer-dates";
import { promotionState } from "@/lib/calendar/promotion-state";

/** A time in Illinois: UTC-5 in summer, UTC-6 in winter. */
const summer = (time: string) => new Date(`${time}-05:00`);
const winter = (time: string) => new Date(`${time}-06:00`);

const autumn = { startsOn: "2025-09-01", endsOn: "2025-10-31" };
const untilAugust = { endsOn: "2025-08-31" };

test.each([
  ["months before", autumn, summer("2025-06-15T12:00"), starts("September 1")],
  ["in the last second before it", autumn, summer("2025-08-31T23:59:59"), starts("September 1")],
  ["in its first second", autumn, summer("2025-09-01T00:00:00"), ""],
  ["with more than 30 days to go", untilAugust, summer("2025-07-31T23:59:59"), ""],
  ["with 30 days to go", untilAugust, summer("2025-08-01T00:00:00"), ends(30)],
  ["with two days to go", untilAugust, summer("2025-08-29T09:00"), ends(2)],
  ["on the day before the last", untilAugust, summer("2025-08-30T23:59:59"), ends(1)],
  ["at the beginning of its last day", untilAugust, summer("2025-08-31T00:00:00"), endsToday],
  ["in its last second", untilAugust, summer("2025-08-31T23:59:59"), endsToday],
  ["in the first second after it", untilAugust, summer("2025-09-01T00:00:00"), ended],
])("a promotion %s (rows 131-135)", (_when, dates, now, words) => {
  expect(promotionState(dates, now).words).toBe(words);
});

test("a change of the clocks between today and the end costs no day (rows 131-135)", () => {
  // On November 2, 2025 the clocks go back an hour.
  const untilNovember = { endsOn: "2025-11-30" };
  expect(promotionState(untilNovember, summer("2025-11-01T23:30")).words).toBe(ends(29));
  expect(promotionState(untilNovember, winter("2025-11-02T23:30")).words).toBe(ends(28));
});

test("a promotion without an end has nothing to add, whenever it is (row 136)", () => {
  expect(promotionState({}, winter("2030-01-01T00:00")).words).toBe("");
  expect(promotionState({ startsOn: "2025-09-01" }, summer("2025-09-02T00:00")).words).toBe("");
});
