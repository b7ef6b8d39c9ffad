import { dayNames, parseHours } from "@/lib/calendar/hours";

const week = dayNames.length * 24 * 60;
const percent = (minutes: number) => `${(minutes / week) * 100}%`;

/**
 * The week from Sunday on, with what is open of each day, and the present hour where
 * lib/browser/features/open-hours says it. Hidden from assistive technology: the hours stand beside it
 * as text. Throws on invalid hours, which stops the build.
 */
export function WeekLine({ hours }: { hours: string }) {
  const { days, opens, closes } = parseHours(hours);
  return (
    <svg aria-hidden="true" className="week-line no-print">
      {dayNames.map((name, day) => (
        <text key={name} x={percent((day + 0.5) * 1440)}>
          {name[0]}
        </text>
      ))}
      {days.map((day) => (
        <rect key={day} x={percent(day * 1440 + opens)} width={percent(closes - opens)} />
      ))}
      <rect className="week-now" />
    </svg>
  );
}
