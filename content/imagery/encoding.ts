/**
 * How the masters are encoded for browsers. Part of each file's version, so a change here gives
 * every picture a new address.
 */
export const encoding = {
  avif: { quality: 56, effort: 3 },
  jpeg: { quality: 74, mozjpeg: true },
  /** The close-up of a hero, which phones load too: quality decreases in steps until it fits. */
  closeUp: {
    qualities: [60, 56, 52, 46, 40, 34, 28],
    effort: 3,
    /** The file a phone chooses, and the larger one. */
    maxBytes: { phone: 20_000, large: 45_000 },
  },
  /** An opened machine, which a phone loads only when it is near. */
  opened: { qualities: [56, 50, 44, 38, 32], effort: 3, maxBytes: 58_000 },
} as const;

/** A hero composed for phones, and a small picture among others: part of their version only. */
export const fitting = {
  portrait: { qualities: [46, 40, 34, 28], effort: 3, maxBytes: 20_000 },
  small: { qualities: [56, 50, 44, 38, 32], effort: 4, maxBytes: 10_500 },
} as const;
