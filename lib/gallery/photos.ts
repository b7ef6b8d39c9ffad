import { photoName } from "@/content/words/gallery";
import { findCategory } from "@/lib/gallery/category";
import { isPublicId } from "@/lib/gallery/image-url";

export type Photo = {
  publicId: string;
  /** The category in the image service's spelling; "" if absent. */
  category: string;
  /** Never empty: falls back to category and position. */
  alt: string;
};

/**
 * Fetches the list of photos. Skips entries that cannot be shown, with one line on the console.
 * Rejects on any failure: network, status, not JSON, not a list.
 */
export async function fetchGallery(signal: AbortSignal): Promise<Photo[]> {
  const host = process.env.NEXT_PUBLIC_GALLERY_BACKEND_URL ?? "";
  const response = await fetch(`${host}/api/get-all-images`, { signal });
  if (!response.ok) throw new Error(`the gallery answered ${response.status}`);
  return readPhotos(await response.json());
}

/** The photos in an answer: a bare list or `{images: []}`. Throws on any other shape. */
export function readPhotos(answer: unknown): Photo[] {
  const entries = Array.isArray(answer) ? answer : field(answer, "images");
  if (!Array.isArray(entries)) throw new Error("the gallery answered without a list of images");
  const photos = entries.map(readPhoto).filter((photo) => photo !== undefined);

  const skipped = entries.length - photos.length;
  if (skipped > 0) {
    // eslint-disable-next-line no-console -- for the owner, yet nothing failed: no error
    console.warn(
      `The gallery skipped ${skipped} of ${entries.length} entries: no usable public_id`,
    );
  }
  return photos;
}

function readPhoto(entry: unknown, index: number): Photo | undefined {
  const publicId = field(entry, "public_id");
  if (!isPublicId(publicId)) return undefined;
  const category = text(field(entry, "category"));
  const alt = text(field(field(field(entry, "context"), "custom"), "alt"));
  // Only a known category may appear in a name.
  return { publicId, category, alt: alt || photoName(findCategory(category)?.label, index + 1) };
}

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Reads a property of an unknown value. */
const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
