"use client";

import { useSyncExternalStore } from "react";
import { messages } from "@/lib/messages";

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
      {offline ? messages.offline : null}
    </p>
  );
}
