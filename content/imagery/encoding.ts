/**
 * How the renders become the files a browser loads. It is part of each file's version, so a change
 * here gives every picture a new address.
 */
export const encoding = {
  avif: { quality: 56, effort: 3 },
  webp: { quality: 74, effort: 4 },
  jpeg: { quality: 74, mozjpeg: true },
  /** The close-up of a hero, which phones load too: quality goes down in steps until it fits. */
  closeUp: { qualities: [60, 56, 52, 46, 40, 34], effort: 3, maxBytes: 45_000 },
} as const;
