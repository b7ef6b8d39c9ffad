import { galleryLimits } from "@/lib/gallery/limits";

const defaultBase = "/image/upload";

/**
 * The encoded path segments of a public id. Undefined for an id that URL parsing could change
 * (`..`, empty segments, backslashes, control characters) or that cannot be encoded.
 */
function safeSegments(publicId: string): string[] | undefined {
  const segments = publicId.split("/");
  const isUnsafe = segments.some((segment) => ["", ".", ".."].includes(segment.trim()));
  // encodeURIComponent throws on a lone surrogate.
  if (isUnsafe || /[\\\p{Cc}\p{Cs}]/u.test(publicId)) return undefined;
  return segments;
}

/** Whether the id can be used in a URL: a non-empty string of plain segments. */
export const isPublicId = (value: unknown): value is string =>
  typeof value === "string" && safeSegments(value) !== undefined;

function deliveryUrl(publicId: string, width: number): string {
  const segments = safeSegments(publicId);
  if (!segments) throw new Error(`not a public id: ${JSON.stringify(publicId)}`);
  // An empty variable counts as unset, as in .env.
  const base = process.env.NEXT_PUBLIC_IMAGE_BASE_URL || defaultBase;
  return [base, `w_${width},q_auto,f_auto`, ...segments.map(encodeURIComponent)].join("/");
}

/**
 * The URL of a photo's thumbnail: 600 px, automatic quality and format. Throws for an id that
 * `isPublicId` refuses.
 */
export const thumbnailUrl = (publicId: string) =>
  deliveryUrl(publicId, galleryLimits.thumbnailWidth);

/** The URL of the photo for the lightbox. Throws like `thumbnailUrl`. */
export const photoUrl = (publicId: string) => deliveryUrl(publicId, galleryLimits.photoWidth);
