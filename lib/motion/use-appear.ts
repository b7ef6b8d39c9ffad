import { useAnimate } from "framer-motion/mini";
import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "@/lib/motion/reduced-motion";
import { stateChange } from "@/lib/timings";

/**
 * Animates the element of the returned ref whenever `state` changes to another value. It moves
 * without fading, so that its text is readable at once. No motion with reduced motion.
 */
export function useAppear<Shown extends HTMLElement>(state: string | number) {
  const [scope, animate] = useAnimate<Shown>();
  const before = useRef(state);

  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (prefersReducedMotion()) return;
    const rise = { transform: ["translateY(10px)", "none"] };
    animate(scope.current, rise, { duration: stateChange / 1000, ease: "easeOut" });
  }, [animate, scope, state]);

  return scope;
}
