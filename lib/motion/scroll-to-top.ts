import { reducedMotion } from "@/lib/motion/reduced-motion";

/** Scrolls to the top: smoothly, or at once with reduced motion. */
export const scrollToTop = () =>
  scrollTo({ top: 0, behavior: reducedMotion().matches ? "instant" : "smooth" });
