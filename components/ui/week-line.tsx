import type { Week } from "@/content/data/schemas/hours";
import { dayNames } from "@/content/words/hours";

const wholeWeek = dayNames.length * 24 * 60;
const percent = (minutes: number) => `${(minutes / wholeWeek) * 100}%`;

/**
 * The week from Sunday on, with what is open of each day, and the present hour where
 * lib/browser/features/hours says it. Hidden from assistive technology: the hours stand beside it
 * as text.
 */
export const WeekLine = ({ week }: { week: Week }) => (
  <svg aria-hidden="true" className="week-line no-print">
    {dayNames.map((name, day) => (
      <text key={name} x={percent((day + 0.5) * 1440)}>
        {name[0]}
      </text>
    ))}
    {week.map(
      (span, day) =>
        span && (
          <rect
            key={dayNames[day]}
            x={percent(day * 1440 + span[0])}
            width={percent(span[1] - span[0])}
          />
        ),
    )}
    <rect className="week-now" />
  </svg>
);
