"use client";

import { useEffect } from "react";

const modules = [
  () => import("@/lib/page-script/before-paint"),
  () => import("@/lib/page-script/page-script"),
  () => import("@/lib/page-script/quote-draft"),
  () => import("@/lib/page-script/moving"),
  () => import("@/lib/page-script/unknown-path"),
  () => import("@/lib/page-script/call-bar"),
  () => import("@/lib/page-script/compare"),
  () => import("@/lib/page-script/offers"),
  () => import("@/lib/page-script/town-map"),
  () => import("@/lib/page-script/open-hours"),
];

/** In `npm run dev` the inline scripts are not part of the page: this runs them after hydration. */
export function DevelopmentScripts() {
  useEffect(() => {
    for (const load of modules) void load();
    void import("@/lib/motion/typed-line").then(({ start }) =>
      document.querySelectorAll<HTMLElement>("[data-module=typed-line]").forEach(start),
    );
  }, []);
  return null;
}
