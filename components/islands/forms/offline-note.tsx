import { useSyncExternalStore } from "react";
import { formWords } from "@/content/words/forms";
import { isUnsent } from "@/lib/forms/draft";

// A page in the back/forward cache is told of none of these.
const events = ["online", "offline", "input", "reset", "pageshow"];

function watch(changed: () => void) {
  for (const type of events) window.addEventListener(type, changed);
  return () => {
    for (const type of events) window.removeEventListener(type, changed);
  };
}

/**
 * Says that the visitor is offline, while a draft is kept of which nothing is on its way: browsers
 * may call themselves offline when they are not.
 */
export function OfflineNote() {
  const offline = useSyncExternalStore(
    watch,
    () => !navigator.onLine && isUnsent(),
    () => false,
  );
  return (
    <p role="status" className="font-semibold not-empty:mt-3">
      {offline ? formWords.offline : null}
    </p>
  );
}
