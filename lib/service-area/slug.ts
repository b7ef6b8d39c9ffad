/** A town's name as an id: `St. Charles` is `st-charles`. */
export const slugOf = (town: string) =>
  town
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
