import data from "@/content/data/hours.json" with { type: "json" };
import { hoursSchema, type NamedWeek, type Week } from "@/content/data/schemas/hours";
import { parseData } from "@/content/parse-content";
import { hoursBriefly, hoursInWords } from "@/content/week-in-words";
import { dayNames } from "@/content/words/hours";

const { repairs, appointments, holidays } = parseData("data/hours.json", hoursSchema, data);
const fromSunday = (week: NamedWeek): Week => dayNames.map((day) => week[day]);

/** When visits are made, as pages say it: repairs, and all others. */
export const hours = {
  repairs: hoursInWords(repairs),
  appointments: hoursInWords(appointments),
  /** In search results. */
  briefly: { repairs: hoursBriefly(repairs), appointments: hoursBriefly(appointments) },
};

/** Repairs by the day, and the dates on which they have other hours. */
export const calendar = { week: fromSunday(repairs), holidays };

/** The hours of visits by the words that a page has for them. */
export const hoursByWords: Readonly<Partial<Record<string, typeof calendar>>> = {
  [hours.appointments]: { week: fromSunday(appointments), holidays: {} },
  [hours.repairs]: calendar,
};
