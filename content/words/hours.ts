/*
 * What regular hours mean now, beside the number to call. Separate exports, because the size of the
 * inline script that uses them is limited. The hours are in content/data/hours.json.
 */
export const open = (until: string) => `Open for repairs until ${until}`;
export const shortHours = (until: string) => `Repairs until ${until}`;
/** Out of hours: the time where the company is, and what holds at any hour. */
export const closedText = "{time} in {town}. {anyTime}";
/** On a holiday that is listed as closed. */
export const closedToday = "Closed today except for emergencies, 24/7";
/** On a federal holiday that is not listed. */
export const mayDiffer = "Holiday hours may differ. Emergencies: 24/7";
/** A time of day from its minutes after midnight: 420 is "7AM", 750 is "12:30PM"; `space` stands in "7 AM". */
export function timeOfDay(minutes: number, space = ""): string {
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${past}${space}${hour < 12 ? "AM" : "PM"}`;
}
/** The days of the week, in the order of JavaScript's `getDay`. */
export const dayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
