/** What a drawing is called in a document. */
export const iconId = (name: string) => `icon-${name}`;

/**
 * Where a drawing is: in the page itself, where the build puts those that the page may show
 * (lib/build/export/inline-icons.ts). While developing, in a file of them all.
 */
export const iconAddress = (name: string) =>
  `${process.env.NODE_ENV === "development" ? "/icons.svg" : ""}#${iconId(name)}`;
