import { galleryLimits } from "@/lib/gallery/limits";

const defaultBase = "/image/upload";

/**
 * Whether the id can be used in a URL: plain segments that can be encoded, and that URL parsing cannot
 * change (no `..`, empty ones, backslashes, control characters). `readPhotos` drops all others.
 */
export const isPublicId = (value: unknown): value is string =>
  typeof value === "string" &&
  // encodeURIComponent throws on a lone surrogate.
  !/[\\\p{Cc}\p{Cs}]/u.test(value) &&
  !value.split("/").some((segment) => ["", ".", ".."].includes(segment.trim()));

function deliveryUrl(publicId: string, width: number): string {
  // An empty variable counts as unset, as in .env.
  const base = process.env.NEXT_PUBLIC_IMAGE_BASE_URL || defaultBase;
  const segments = publicId.split("/").map(encodeURIComponent);
  return [base, `w_${width},q_auto,f_auto`, ...segments].join("/");
}

/** The URL of a photo's thumbnail: 600 px, automatic quality and format. */
export const thumbnailUrl = (publicId: string) =>
  deliveryUrl(publicId, galleryLimits.thumbnailWidth);

/** The URL of the photo for the lightbox. */
export const photoUrl = (publicId: string) => deliveryUrl(publicId, galleryLimits.photoWidth);
