/*
 * What an offer's dates mean today. `starts` and `ended` are what its phase is known by: no other may
 * begin with the one or be the other. Each by itself, because the script in the page that keeps it
 * true has no byte to spare.
 */
export const starts = "Starts";
export const endsToday = "Ends today";
export const ends = (days: number) => (days === 1 ? "Ends in 1 day" : `Ends in ${days} days`);
export const ended = "Ended";
