"use client";

import { useEffect } from "react";

/**
 * Loads the web-vitals reporter once the page is idle (row 27). Each measurement becomes a
 * `web-vital` event on the window: off by default, because nothing listens, and no call is made.
 */
export function VitalsReporter() {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
    whenIdle(() => {
      import("web-vitals")
        .then((reporter) => {
          const announce = (detail: object) =>
            window.dispatchEvent(new CustomEvent("web-vital", { detail }));
          for (const observe of [reporter.onCLS, reporter.onINP, reporter.onLCP]) observe(announce);
        })
        // A chunk gone after a deploy costs a measurement, nothing else (faults finding 4).
        .catch(() => {});
    });
  }, []);

  return null;
}
