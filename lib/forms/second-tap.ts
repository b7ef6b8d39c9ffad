import { secondTapDistance } from "@/lib/distances";
import { secondTap } from "@/lib/timings";

/**
 * Remembers the last tap.
 * @returns Whether a tap is the second of a double tap (same place, within the time limit), aimed at
 *   what stood there before. A key press (`detail` 0) never is.
 */
export function watchTaps() {
  let last: MouseEvent | undefined;
  return (tap: MouseEvent): boolean => {
    const before = last;
    last = tap;
    if (!before || !tap.detail) return false;
    // A press that was held while its script came has no place.
    const distance = before.detail
      ? Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY)
      : 0;
    return tap.timeStamp - before.timeStamp < secondTap && distance < secondTapDistance;
  };
}
