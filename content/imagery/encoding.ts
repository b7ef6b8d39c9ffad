/**
 * How the renders become the files a browser loads. It is part of each file's version, so a change
 * here gives every picture a new address.
 */
export const encoding = {
  avif: { quality: 56, effort: 3 },
  jpeg: { quality: 74, mozjpeg: true },
  /** The close-up of a hero, which phones load too: quality goes down in steps until it fits. */
  closeUp: {
    qualities: [60, 56, 52, 46, 40, 34, 28],
    effort: 3,
    /** What a phone chooses, and the larger one. */
    maxBytes: { phone: 20_000, large: 45_000 },
  },
  /** A machine opened, which a phone shows large and only when it is near. */
  opened: { qualities: [56, 50, 44, 38, 32], effort: 3, maxBytes: 58_000 },
} as const;
