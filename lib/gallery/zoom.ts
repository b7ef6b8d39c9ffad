import { galleryLimits } from "@/lib/gallery/limits";

/** Magnification and offset from the middle, in pixels. */
export type Zoom = { level: number; x: number; y: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

export const wholePhoto: Zoom = { level: 0, x: 0, y: 0 };

/** The magnification of a level: x1, x2.01, x4.04 and x8.11. */
export const zoomScale = (level: number) => galleryLimits.zoomRatio ** level;

/** The level one step further in (1) or out (-1), within 0 and 300. */
export const stepLevel = (level: number, direction: 1 | -1) =>
  clamp(level + direction * galleryLimits.zoomStep, 0, galleryLimits.zoomMax);

/** The level after a double-click: a zoomed photo is reset, an unzoomed one goes one step in. */
export const toggledLevel = (level: number) => (level > 0 ? 0 : galleryLimits.zoomStep);

/** Zooms to a level, keeping the point `focus` (measured from the middle) in place. */
export function zoomAround(zoom: Zoom, level: number, focus: Point): Zoom {
  const change = zoomScale(level) / zoomScale(zoom.level);
  return {
    level,
    x: focus.x - (focus.x - zoom.x) * change,
    y: focus.y - (focus.y - zoom.y) * change,
  };
}

/** Limits the offset to the photo's edges. `photo` is its size at level 0. */
export function withinFrame(zoom: Zoom, photo: Size, frame: Size): Zoom {
  const scale = zoomScale(zoom.level);
  const room = (length: number, space: number) => Math.max(0, (length * scale - space) / 2);
  const roomX = room(photo.width, frame.width);
  const roomY = room(photo.height, frame.height);
  return { ...zoom, x: clamp(zoom.x, -roomX, roomX), y: clamp(zoom.y, -roomY, roomY) };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
