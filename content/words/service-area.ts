/** "an Aurora", "a Naperville". */
const article = (town: string) => (/^[AEIOU]/.test(town) ? "an" : "a");

/**
 * The search among the towns, its answers, and the map. Exact to the character: `search`, which has
 * three dots in the box, and `noResults`. The page's other sentences are in pages.ts.
 */
export const areaWords = {
  search: "Search your area",
  count: (towns: number) => `${towns} ${towns === 1 ? "area" : "areas"}`,
  noResults: (search: string) => `No results found for "${search}"`,
  didYouMean: (town: string) => `Did you mean ${town}?`,
  notListed: "Not listed?",
  ask: "Ask us",
  allDigits: "Type all five digits.",
  ours: (zip: string, town: string) =>
    `Yes, ${zip} is ${article(town)} ${town} ZIP code. We'll confirm your address when you call.`,
  mailOnly: (town: string) =>
    `That looks like a mail-only code for ${town}. What ZIP code is the house in?`,
  nearby: "Just outside our towns.",
  notOurs: "Not one of our towns.",
  withoutScript: "The search needs JavaScript, which didn't load. Every town is in the list below.",
  map: "Map of the towns we serve, all of them named in the list",
  mapSources: "Data: U.S. Census Bureau; GeoNames, CC BY 4.0.",
} as const;
