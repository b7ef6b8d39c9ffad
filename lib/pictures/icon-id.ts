/** The id of an icon in the page, which holds those it may show (lib/export/add-icons.ts). */
export const iconId = (name: string) => `icon-${name}`;
