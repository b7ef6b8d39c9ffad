import sharp from "sharp";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { openHours } from "@/content/open-hours";
import { instants } from "@/e2e/support/clock";
import { lowOverPicture } from "@/e2e/support/contrast";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { openState, openWords, shortHours } from "@/lib/calendar/hours";

const { week, holidays } = openHours;
const stateAt = (now: number) => openState(week, holidays, new Date(now));
const line = (page: Page) => page.getByRole("main").locator("[data-hours]");
const inBar = (page: Page) => page.locator(".call-bar [data-hours]");
const plainly = (page: Page) => page.getByRole("main").getByText(facts.hours.repairs).first();

// A visitor's own zone does not count: it is Illinois that opens.
test.use({ timezoneId: "Asia/Tokyo", contextOptions: { reducedMotion: "reduce" } });

test("line and bar say what the hours mean, legibly, and change with them (row 202; WCAG 1.4.3)", async ({
  page,
}) => {
  const expectWords = async (now: number) => {
    await expect(line(page)).toHaveText(
      openWords(stateAt(now), openHours.closedText, new Date(now)),
    );
    await expect(inBar(page)).toHaveText(shortHours(stateAt(now), openHours.anyTime));
    await expect(plainly(page)).toBeVisible();
  };
  // The first open day after a Sunday, five minutes before it closes: Illinois is six hours behind.
  const monday = Date.UTC(2026, 10, 23, 6);
  const day = Math.max(
    1,
    week.findIndex((span, index) => index > 0 && span),
  );
  const closing = monday + ((day - 1) * 1440 + (week[day]?.[1] ?? 0) - 5) * 60_000;
  const night = Date.parse(instants["at night"]);
  const visits = Object.values(instants).map((time) => ["/contact", Date.parse(time)] as const);
  const onHome = [night, closing].map((time) => ["/", time] as const);
  for (const [path, time] of [...visits, ["/contact", closing] as const, ...onHome]) {
    await page.clock.install({ time });
    await page.goto(path);
    await expectWords(time);
    // In open hours: specs/accessibility/every-page.
    if (time === night) expect(await lowOverPicture(page)).toEqual([]);
  }
  await page.clock.runFor(6 * 60_000);
  await expectWords(closing + 6 * 60_000);
});

test("a call's button says until when, or always (row 202)", async ({ page }) => {
  const noon = Date.UTC(2026, 10, 24, 18);
  await page.clock.install({ time: noon });
  for (const [path, words] of [
    ["/services/furnaceRepair", shortHours(stateAt(noon), openHours.anyTime)],
    ["/services/emergencyAC", openHours.anyTime],
  ] as const) {
    await page.goto(path);
    const call = page.getByRole("main").getByRole("link", { name: company.phone.display });
    await expect(call.first()).toContainText(words);
  }
});

test("at night the house is seen beside its lit window (row 67) @once", async ({ page }) => {
  await page.clock.install({ time: instants["at night"] });
  await page.goto("/");
  const clip = { x: 780, y: 240, width: 120, height: 200 };
  const bluest = async () =>
    (await sharp(await page.screenshot({ clip })).stats()).channels[2]?.mean;
  await expect.poll(bluest).toBeGreaterThan(40);
});
