/*
 * What an offer's dates mean today. Each by itself, because the script in the page that keeps it true
 * has no byte to spare.
 */
export const starts = (day: string) => `Starts ${day}`;
export const endsToday = "Ends today";
export const ends = (days: number) => (days === 1 ? "Ends in 1 day" : `Ends in ${days} days`);
export const ended = "Ended";
