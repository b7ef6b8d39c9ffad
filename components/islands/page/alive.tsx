"use client";

import { useEffect } from "react";
import { takeOver } from "@/lib/page-script/take-over";
import { useHydrated } from "@/lib/use-hydrated";

/**
 * Stands last in every page: its effect runs after those of all islands before it, once their
 * buttons are enabled (React hears no press on one that is not), so it tells the page script that
 * they live, and what was typed and pressed before is theirs. In development, where no build puts
 * the page script into the page, it brings it along.
 */
export function Alive() {
  const hydrated = useHydrated();

  useEffect(() => {
    if (!hydrated) return;
    document.dispatchEvent(new CustomEvent("alive", { detail: takeOver }));
    if (process.env.NODE_ENV === "development") {
      // The page was shown long ago; the page script waits to hear so.
      void Promise.all([
        import("@/lib/page-script/before-paint"),
        import("@/lib/page-script/page-script"),
      ]).then(() => window.dispatchEvent(new Event("load")));
    }
  }, [hydrated]);

  return null;
}
