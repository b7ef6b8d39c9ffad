import { secondTapDistance } from "@/lib/distances";
import { secondTap } from "@/lib/timings";

type Tap = Pick<MouseEvent, "detail" | "clientX" | "clientY" | "timeStamp">;

/**
 * Remembers where a tap hit. Out: whether the next one is its double: at the same place, so soon that
 * it was meant for what stood there before. A key press (`detail` 0) never is.
 */
export function watchTaps() {
  let last: Tap | undefined;
  return (tap: Tap): boolean => {
    const before = last;
    const { detail, clientX, clientY, timeStamp } = tap;
    last = { detail, clientX, clientY, timeStamp };
    if (!before?.detail || !detail) return false;
    const distance = Math.hypot(clientX - before.clientX, clientY - before.clientY);
    return timeStamp - before.timeStamp < secondTap && distance < secondTapDistance;
  };
}
