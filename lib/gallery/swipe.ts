import { galleryLimits } from "@/lib/gallery/limits";

export type Move = "previous" | "next";

/** Whether a distance is a swipe: 200 px or a quarter of the width, whichever is met. */
const isSwipe = (distance: number, width: number) =>
  Math.abs(distance) >= Math.min(galleryLimits.swipeDistance, width * galleryLimits.swipeShare);

/** The direction of a finished drag; none for a short or mostly vertical one. */
export function swipeMove(dx: number, dy: number, width: number): Move | undefined {
  if (Math.abs(dx) <= Math.abs(dy) || !isSwipe(dx, width)) return undefined;
  return dx < 0 ? "next" : "previous";
}

/** Lets an arrow key through at most once in 180 ms; presses in between are dropped, not queued. */
export function createKeyLimit() {
  let last = -Infinity;
  return (time: number): boolean => {
    if (time - last < galleryLimits.keyRepeat) return false;
    last = time;
    return true;
  };
}

/**
 * Turns horizontal wheel events into swipes of the same length as a finger's: one per turn of the
 * wheel, however long its inertia lasts.
 */
export function createWheelSwipe() {
  let travelled = 0;
  let moved = false;
  let last = 0;
  return (deltaX: number, time: number, width: number): Move | undefined => {
    if (time - last > galleryLimits.wheelRest) {
      travelled = 0;
      moved = false;
    }
    last = time;
    travelled += deltaX;
    if (moved || !isSwipe(travelled, width)) return undefined;
    moved = true;
    return travelled > 0 ? "next" : "previous";
  };
}
