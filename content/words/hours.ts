/*
 * What regular hours mean now, beside the number to call. Separate exports, because the size of the
 * inline script that uses them is limited. The hours are in content/data/facts.json.
 */
export const open = (until: string) => `Open now, until ${until}`;
export const shortHours = (until: string) => `Open until ${until}`;
export const closed = "Emergencies: call now, 24/7";
/** On a federal holiday. */
export const mayDiffer = "Holiday hours may differ. Emergencies: 24/7";
