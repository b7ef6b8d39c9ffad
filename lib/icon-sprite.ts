/** Where the icons are. Written by lib/build/icons.ts when content/icons.ts changes. */
export const spriteAddress = "/icons.svg?v=eb52ca92";
