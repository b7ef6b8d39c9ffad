import { LazyMotion } from "framer-motion";
import { createContext, useContext, useState, type ReactNode } from "react";
import { whenIdle } from "@/lib/dom/moments";
import { reducedMotion } from "@/lib/motion/reduced-motion";

const Moves = createContext(false);

/** Whether parts may move: never with reduced motion, nor before the features have loaded. */
export const useMoves = () => useContext(Moves) && !reducedMotion().matches;

/**
 * A place in which parts come, leave and glide. It is complete without the features, which load once
 * the browser is idle: until then, or where they fail to, parts are there at once and gone at once.
 */
export function Moving({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState(false);
  const [features] = useState(() => async () => {
    await new Promise<void>(whenIdle);
    const { features: all } = await import("@/lib/motion/glide-features").catch(
      () => new Promise<never>(() => {}),
    );
    setLoaded(true);
    return all;
  });
  return (
    <LazyMotion features={features} strict>
      <Moves value={loaded}>{children}</Moves>
    </LazyMotion>
  );
}
