"use client";

import { useEffect } from "react";

const modules = [
  () => import("@/lib/browser/head"),
  () => import("@/lib/browser/page"),
  () => import("@/lib/browser/features/quote-draft"),
  () => import("@/lib/browser/features/pause-motion"),
  () => import("@/lib/browser/features/unknown-path"),
  () => import("@/lib/browser/features/call-bar"),
  () => import("@/lib/browser/features/compare"),
  () => import("@/lib/browser/features/offers"),
  () => import("@/lib/browser/features/town-map"),
  () => import("@/lib/browser/features/open-hours"),
];

/** In `npm run dev` the inline scripts are not part of the page: this runs them after hydration. */
export function DevelopmentScripts() {
  useEffect(() => {
    for (const load of modules) void load();
    void import("@/lib/browser/features/typed-line").then(({ start }) =>
      document.querySelectorAll<HTMLElement>("[data-module=typed-line]").forEach(start),
    );
  }, []);
  return null;
}
