export type Season = "heating" | "cooling";
/** Months are counted from 1. */
export type Seasons = { heating: { firstMonth: number; lastMonth: number }; shown?: Season };

/**
 * When houses here need heat; the rest of the year they need cooling. It decides home's hero and the
 * temperature of its opened house, by the date of the build. `shown`, such as "heating", sets one
 * whatever the date.
 */
export const seasons: Seasons = {
  heating: { firstMonth: 10, lastMonth: 3 },
};
