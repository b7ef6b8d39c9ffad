/*
 * What regular hours mean at this moment, beside the number to call. Each by itself, because the
 * script in the page that keeps it true has no byte to spare. The hours are in content/facts.ts.
 */
export const open = (until: string) => `Open now, until ${until}`;
export const openBriefly = (until: string) => `Open until ${until}`;
export const closed = (day: string, time: string) => `Next regular visits ${day} from ${time}`;
/** The first two days of the next visits; any later one is called by its name. */
export const soon: readonly string[] = ["today", "tomorrow"];
