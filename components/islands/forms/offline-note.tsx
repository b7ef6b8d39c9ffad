"use client";

import { useSyncExternalStore } from "react";
import { formWords } from "@/content/words/forms";

function watchConnection(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Says that the visitor is offline before anything is sent. */
export function OfflineNote() {
  const offline = useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <p role="status" className="font-semibold not-empty:mt-3">
      {offline ? formWords.offline : null}
    </p>
  );
}
