import type { SitePicture } from "@/content/pictures";

type Size = { width: number; height: number };

/**
 * The part of a picture, in its pixels, that shows its focal point in the middle of the height and
 * at `across` of the width (0 left, 1 right), moved as far as needed to lie within the picture.
 */
export function cropAround(
  { width, height, focal }: Pick<SitePicture, "width" | "height" | "focal">,
  size: Size,
  across: number,
) {
  const place = (start: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(start, 0), whole - part));
  return {
    left: place(focal.x * width - size.width * across, width, size.width),
    top: place(focal.y * height - size.height * 0.5, height, size.height),
    width: size.width,
    height: size.height,
  };
}
