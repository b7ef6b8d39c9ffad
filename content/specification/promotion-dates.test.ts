import { datesInWords } from "@/content/promotion-dates";

test.each([
  [{}, "No expiration"],
  [{ endsOn: "2025-08-31" }, "Valid until August 31, 2025"],
  [{ startsOn: "2025-09-01", endsOn: "2025-10-31" }, "September and October 2025"],
  [{ startsOn: "2024-02-01", endsOn: "2024-02-29" }, "February 2024"],
  [{ startsOn: "2026-01-01", endsOn: "2026-03-31" }, "January to March 2026"],
  [
    { startsOn: "2025-12-01", endsOn: "2026-01-31" },
    "Valid from December 1, 2025 until January 31, 2026",
  ],
  [{ startsOn: "2026-05-04", endsOn: "2026-05-31" }, "Valid from May 4, 2026 until May 31, 2026"],
  [{ startsOn: "2026-05-04", endsOn: "2026-05-04" }, "Valid on May 4, 2026"],
  [{ startsOn: "2026-05-04" }, "Valid from May 4, 2026"],
])("%j reads %j (rows 131-136)", (days, words) => {
  expect(datesInWords(days)).toBe(words);
});
