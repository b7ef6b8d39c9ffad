/**
 * How the renders become the files a browser loads. It is part of each file's version, so a change
 * here gives every picture a new address.
 */
export const encoding = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 72, effort: 4 },
  jpeg: { quality: 74, mozjpeg: true },
  /** The phone's portrait crop: quality goes down in steps until the file fits. */
  tall: { qualities: [52, 46, 40, 34, 28], effort: 3, maxBytes: 45_000 },
} as const;
