import { prefersReducedMotion } from "@/lib/motion/reduced-motion";

/** Scrolls to the top: smoothly, or at once for a visitor who asked for less motion (rows 24, 44-45). */
export const scrollToTop = () =>
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
