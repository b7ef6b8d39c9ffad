import { galleryLimits } from "@/lib/gallery/limits";

const defaultBase = "/image/upload";

/**
 * The segments of a public id that can safely be put into an address. Undefined for an id that
 * URL parsing could bend to another file (`..`, empty segments, backslashes, control characters)
 * or that cannot be encoded at all (row 175, F51-F53).
 */
function safeSegments(publicId: string): string[] | undefined {
  const segments = publicId.split("/");
  const bends = segments.some((segment) => ["", ".", ".."].includes(segment.trim()));
  // A lone surrogate makes encodeURIComponent throw.
  if (bends || /[\\\p{Cc}\p{Cs}]/u.test(publicId)) return undefined;
  return segments;
}

/** Whether an address can be made of this id: a non-empty string of plain segments (F48, F52). */
export const isPublicId = (value: unknown): value is string =>
  typeof value === "string" && safeSegments(value) !== undefined;

function deliveryUrl(publicId: string, width: number): string {
  const segments = safeSegments(publicId);
  if (!segments) throw new Error(`not a public id: ${JSON.stringify(publicId)}`);
  // An empty variable means "not set", as everywhere in .env.
  const base = process.env.NEXT_PUBLIC_IMAGE_BASE_URL || defaultBase;
  return [base, `w_${width},q_auto,f_auto`, ...segments.map(encodeURIComponent)].join("/");
}

/** Address of a photo's thumbnail: 600 px, automatic quality and format. Throws for an id that `isPublicId` refuses (row 175). */
export const thumbnailUrl = (publicId: string) =>
  deliveryUrl(publicId, galleryLimits.thumbnailWidth);

/** Address of the photo as the lightbox shows it. Throws like `thumbnailUrl`. */
export const photoUrl = (publicId: string) => deliveryUrl(publicId, galleryLimits.photoWidth);
