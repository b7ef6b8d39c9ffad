import { z } from "zod";
import { date, textLike } from "@/content/schema";

/** Opening and closing time of a day, in minutes after midnight; null where it is closed. */
export type Span = readonly [opens: number, closes: number] | null;

const time = String.raw`(\d{1,2})(?::([0-5]\d))? ?([AP])M`;
const form = new RegExp(`^(?:closed|${time} ?[-–] ?${time})$`, "i");
const wanted = 'must be hours like "7AM-8PM" or "8:30AM-12PM", or "closed"';

/** The days of a week from Sunday on, and dates with other hours, as 2026-12-25. */
export type Week = readonly Span[];
export type Holidays = Readonly<Partial<Record<string, Span>>>;

const minutesOf = (hour?: string, minutes?: string, half?: string) =>
  ((Number(hour) % 12) + (/p/i.test(half ?? "") ? 12 : 0)) * 60 + Number(minutes ?? 0);

const hours = textLike(form, wanted)
  .transform((words): Span => {
    const [, ...parts] = form.exec(words) ?? [];
    if (!parts[0]) return null;
    // Midnight closes a day.
    return [minutesOf(...parts.slice(0, 3)), minutesOf(...parts.slice(3)) || 24 * 60];
  })
  .refine((span) => !span || span[0] < span[1], 'must open before it closes, like "7AM-8PM"');

const weekSchema = z
  .strictObject({
    ...{ Monday: hours, Tuesday: hours, Wednesday: hours, Thursday: hours, Friday: hours },
    ...{ Saturday: hours, Sunday: hours },
  })
  .refine((week) => Object.values(week).some(Boolean), "must be open on one day at least");
/** The days of a week by their names. */
export type NamedWeek = z.infer<typeof weekSchema>;

export const hoursSchema = z.strictObject({
  repairs: weekSchema.describe("Also what business hours means where an extra fee is named"),
  appointments: weekSchema.describe("Estimates, installation, maintenance and ducts"),
  holidays: z
    .record(date, hours)
    .describe(
      "Days with other hours for repairs: closed, or open from when to when; pages say so on that day. On a federal holiday that is not listed they say that hours may differ",
    ),
});
