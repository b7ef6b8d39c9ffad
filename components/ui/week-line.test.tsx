import { render } from "@testing-library/react";
import { HoursLine } from "@/components/ui/hours-line";
import { WeekLine } from "@/components/ui/week-line";
import { start as updateHours } from "@/lib/browser/features/hours";

const daily = [420, 1200] as const;
const week = [null, daily, daily, daily, daily, daily, daily];

/** The week's open parts, and the present hour: where they begin and end, in percent. */
function weekAt(now: string) {
  jest.useFakeTimers({ now: new Date(now) });
  const { container } = render(
    <HoursLine week={week} holidays={{}} asleep="">
      <WeekLine week={week} />
    </HoursLine>,
  );
  updateHours();
  const open = [...container.querySelectorAll("rect[x]")].map((day) => {
    const from = parseFloat(day.getAttribute("x") ?? "");
    return [from, from + parseFloat(day.getAttribute("width") ?? "")] as const;
  });
  const line = container.firstElementChild as HTMLElement;
  return { open, present: parseFloat(line.style.getPropertyValue("--now")) };
}

afterEach(() => jest.useRealTimers());

test.each([
  ["Monday at noon", "2026-11-23T18:00:00Z", 0],
  ["Saturday at 7 PM", "2026-11-29T01:00:00Z", 5],
  ["Saturday at 9 PM", "2026-11-29T03:00:00Z", -1],
  ["Sunday at noon", "2026-11-29T18:00:00Z", -1],
])("%s in Illinois stands where the week is open, or not (row 202)", (_when, now, day) => {
  const { open, present } = weekAt(now);
  expect(open).toHaveLength(6);
  expect(present).toBeGreaterThan(0);
  expect(open.findIndex(([from, to]) => present >= from && present < to)).toBe(day);
});
