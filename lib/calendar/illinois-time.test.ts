import { illinoisTime } from "@/lib/calendar/illinois-time";

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Chicago",
  ...{ dateStyle: "short", timeStyle: "medium" },
});

test("the time in Illinois is what the time zone database says, over twelve years (rows 130, 202)", () => {
  const hour = 3_600_000;
  const wrong: string[] = [];
  for (let year = 2026; year < 2038; year += 1) {
    for (const month of [0, 2, 6, 10, 11]) {
      // Hours around the clock changes, in the first two weeks of a month.
      for (let passed = 0; passed < 15 * 24; passed += 1) {
        for (const now of [-1000, 0].map((gap) => Date.UTC(year, month, 1) + passed * hour + gap)) {
          const ours = illinoisTime(new Date(now)).toISOString().slice(0, 19).replace("T", " ");
          if (ours !== clock.format(now)) wrong.push(new Date(now).toISOString());
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});
