import { secondTapDistance } from "@/lib/distances";
import { secondTap } from "@/lib/timings";

/**
 * Remembers where the last tap hit. Out: whether this one is its double: at the same place, so soon
 * that it was meant for what stood there before. A key press (`detail` 0) never is.
 */
export function watchTaps() {
  let last: MouseEvent | undefined;
  return (tap: MouseEvent): boolean => {
    const before = last;
    last = tap;
    if (!before?.detail || !tap.detail) return false;
    const distance = Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY);
    return tap.timeStamp - before.timeStamp < secondTap && distance < secondTapDistance;
  };
}
