export type Season = "heating" | "cooling";
/** Counted from January. */
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export type Seasons = { heating: { firstMonth: Month; lastMonth: Month }; shown?: Season };

/**
 * When houses here need heat; the rest of the year they need cooling. It decides home's hero and the
 * temperature of its opened house, by the date of the build. `shown`, such as "heating", sets one
 * whatever the date.
 */
export const seasons: Seasons = {
  heating: { firstMonth: 10, lastMonth: 3 },
};
