/** Where the icons are. Written by lib/build/icons.ts when content/icons.ts changes. */
export const spriteAddress = "/icons.svg?v=c6b9b553";
