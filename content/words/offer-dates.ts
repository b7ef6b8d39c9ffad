/*
 * What an offer's dates mean today. Separate exports, because the size of the inline script that
 * uses them is limited.
 */
export const starts = (day: string) => `Starts ${day}`;
export const endsToday = "Ends today";
export const ends = (days: number) => (days === 1 ? "Ends in 1 day" : `Ends in ${days} days`);
export const ended = "Ended";
