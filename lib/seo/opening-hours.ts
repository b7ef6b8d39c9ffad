import type { OpeningHoursSpecification, OpeningHoursSpecificationLeaf } from "schema-dts";
import type { Span } from "@/content/data/schemas/hours";
import type { OpenHours } from "@/content/open-hours";
import { dayNames } from "@/content/words/hours";

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

const opening = (
  [opens, closes]: NonNullable<Span>,
  when: Pick<OpeningHoursSpecificationLeaf, "dayOfWeek" | "validFrom" | "validThrough">,
): OpeningHoursSpecification => ({
  "@type": "OpeningHoursSpecification",
  ...when,
  opens: clock(opens),
  closes: clock(closes),
});

type Hours = Pick<OpenHours, "week" | "holidays">;

/** A week by its hours, then the dates with other ones; closed is from 0:00 to 0:00, as Google has it. */
export function openingHours({ week, holidays }: Hours): OpeningHoursSpecification[] {
  const alike = (span: Span) => dayNames.filter((_, day) => String(week[day]) === String(span));
  const kinds = week.flatMap((span, day) =>
    span && alike(span)[0] === dayNames[day] ? [opening(span, { dayOfWeek: alike(span) })] : [],
  );
  const dates = Object.entries(holidays).map(([date, span]) =>
    opening(span ?? [0, 0], { validFrom: date, validThrough: date }),
  );
  return [...kinds, ...dates];
}

/** All hours of all days, in Google's notation. */
export const always: OpeningHoursSpecification = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: [...dayNames],
  opens: "00:00",
  closes: "23:59",
};
