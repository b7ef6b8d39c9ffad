/*
 * What regular hours mean at this moment, beside the number to call. Each by itself, because the
 * script in the page that keeps it true has no byte to spare. The hours are in content/facts.ts.
 */
export const open = (until: string) => `Open now, until ${until}`;
export const openBriefly = (until: string) => `Open until ${until}`;
export const closed = "Emergencies: call now, 24/7";
