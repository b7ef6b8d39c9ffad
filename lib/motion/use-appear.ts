import { useAnimate } from "framer-motion/mini";
import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "@/lib/motion/reduced-motion";
import { stateChange } from "@/lib/timings";

/**
 * Lets what the returned ref holds rise into its place whenever `state` becomes another than it was,
 * as an answer does or a filtered list. It moves without fading, so that its words can be read at
 * once. With reduced motion nothing moves.
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
