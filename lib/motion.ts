/** Whether the visitor asked the system for less motion. */
export const prefersReducedMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls to the top: smoothly, or at once for a visitor who asked for less motion (rows 24, 44-45). */
export const scrollToTop = () =>
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
