import { z } from "zod";
import { dash } from "@/content/data/schemas/parts";
import { date, textLike } from "@/content/schema";

/** Opening and closing time of a day, in minutes after midnight; null where it is closed. */
export type Span = readonly [opens: number, closes: number] | null;

const time = String.raw`(0?[1-9]|1[0-2])(?::([0-5]\d))?\s*([AP])\.?M\.?`;
const form = new RegExp(String.raw`^(?:closed|${time}\s*[${dash}]\s*${time})$`, "iu");
const wanted =
  'must be one stretch of hours like "7AM-8PM" or "8:30AM-12PM", or "closed"; a whole day is "12AM-11:59PM"';
/** Is meant as noon, if it does not begin a whole day. */
const midnight = /\b12(:\d\d)?\s*A(?!.*\b11:59\s*P)/i;
const noMidnight =
  'must not say 12AM, which is midnight: noon is 12PM, as in "8AM-12PM", and the end of a day 11:59PM';

/** The days of a week from Sunday on, and dates with other hours, as 2026-12-25. */
export type Week = readonly Span[];
export type Holidays = Readonly<Partial<Record<string, Span>>>;

const minutesOf = (hour?: string, minutes?: string, half?: string) =>
  ((Number(hour) % 12) + (/p/i.test(half ?? "") ? 12 : 0)) * 60 + Number(minutes ?? 0);

const hours = textLike(form, wanted)
  .refine((words) => !form.test(words) || !midnight.test(words), noMidnight)
  .transform((words): Span => {
    const [, ...parts] = form.exec(words) ?? [];
    if (!parts[0]) return null;
    return [minutesOf(...parts.slice(0, 3)), minutesOf(...parts.slice(3))];
  })
  .refine(
    (span) => !span || span[1] - span[0] > 60,
    'must close more than an hour after it opens, like "7AM-8PM": what passes midnight ends at 11:59PM',
  );

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
