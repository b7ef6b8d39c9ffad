import { useSyncExternalStore } from "react";
import { prefersReducedMotion, reducedMotion } from "@/lib/motion/reduced-motion";

function watch(onChange: () => void): () => void {
  const preference = reducedMotion();
  preference.addEventListener("change", onChange);
  return () => preference.removeEventListener("change", onChange);
}

/** Whether the visitor prefers reduced motion, which may change while the page is open. */
export const useReducedMotion = () =>
  useSyncExternalStore(watch, prefersReducedMotion, () => false);
