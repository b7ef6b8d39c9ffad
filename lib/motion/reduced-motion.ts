/** The visitor's preference for reduced motion, which may change. */
export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");
