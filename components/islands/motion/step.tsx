import { useIsPresent } from "framer-motion";
import * as m from "framer-motion/m";
import type { ReactNode } from "react";
import { useMoves } from "@/components/islands/motion/moving";
import { stateChange } from "@/lib/timings";

/** What can be done in a state: it leaves before that of the next one comes. */
export function Step({ children }: { children: ReactNode }) {
  const isPresent = useIsPresent();
  const moves = useMoves();
  return (
    <m.div
      initial={moves && { opacity: 0, x: 28 }}
      animate={{ opacity: 1, x: 0 }}
      {...(moves && { exit: { opacity: 0, x: -28 } })}
      transition={{ duration: stateChange / 1000, ease: "easeOut" }}
      inert={!isPresent}
    >
      {children}
    </m.div>
  );
}
