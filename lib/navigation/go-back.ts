import { longestWaitMs } from "@/lib/timings";

/** Opens home. */
export const goHome = () => location.assign("/");

/**
 * Goes back one page; home where this one is still here a moment later. (A tab that a mail opened has no
 * page before this one, but may have entries of this page, or ahead of it, which the history counts.)
 */
export function goBack(): void {
  if (history.length <= 1) return goHome();
  // iPhones fire no `beforeunload`: there only the next page's arrival tells that Back has begun.
  const home = setTimeout(goHome, longestWaitMs);
  // Any later press is another wish; this one's own event is past the capture phase.
  for (const end of ["beforeunload", "pagehide", "click"])
    addEventListener(end, () => clearTimeout(home), { once: true, capture: true });
  history.back();
}
