import { galleryLimits } from "@/lib/gallery/limits";

export type Move = "previous" | "next";

/** Whether a distance is a swipe: 200 px or a quarter of the width, whichever is met (row 184). */
const isSwipe = (distance: number, width: number) =>
  Math.abs(distance) >= Math.min(galleryLimits.swipeDistance, width * galleryLimits.swipeShare);

/** Where a finished drag leads, if anywhere: too short and mostly vertical ones lead nowhere (row 184). */
export function swipeMove(dx: number, dy: number, width: number): Move | undefined {
  if (Math.abs(dx) <= Math.abs(dy) || !isSwipe(dx, width)) return undefined;
  return dx < 0 ? "next" : "previous";
}

/** Lets an arrow key through at most once in 180 ms; a press in between is ignored, not kept (row 183). */
export function createKeyLimit() {
  let last = -Infinity;
  return (time: number): boolean => {
    if (time - last < galleryLimits.keyRepeat) return false;
    last = time;
    return true;
  };
}

/**
 * Turns a sideways wheel into swipes of the same length as a finger's: one move for each turn of
 * the wheel, however long its inertia runs on.
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
