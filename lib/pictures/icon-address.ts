/** The id of an icon in the document. */
export const iconId = (name: string) => `icon-${name}`;

/**
 * The address of an icon: in the page itself, where the build inlines those it may show
 * (lib/export/inline-icons.ts); in development, in one file of them all.
 */
export const iconAddress = (name: string) =>
  `${process.env.NODE_ENV === "development" ? "/made/icons.svg" : ""}#${iconId(name)}`;
