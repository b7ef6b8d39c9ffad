"use client";

import { inView } from "framer-motion";
import { animate } from "framer-motion/dom/mini";
import { useEffect, useRef, type ReactNode } from "react";
import { prefersReducedMotion } from "@/lib/motion";
import { timings } from "@/lib/timings";

type Props = {
  /** "content" for the pages of long text: 1000 ms instead of 700 (row 26). */
  pace?: "content" | "default";
  className?: string;
  children: ReactNode;
};

/**
 * Lets a block rise and fade in the first time it is scrolled to, and never again (row 25). The
 * block is visible in the served HTML; only one that lies below the window when the page comes
 * alive is hidden first, so nothing depends on script and nothing on screen flashes.
 */
export function Reveal({ pace = "default", className, children }: Props) {
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = block.current;
    if (!element || prefersReducedMotion()) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.style.opacity = "0";
    const milliseconds = pace === "content" ? timings.revealContent : timings.reveal;
    const comeIn = () => {
      animate(
        element,
        { opacity: [0, 1], transform: ["translateY(20px)", "translateY(0px)"] },
        { duration: milliseconds / 1000, ease: [0.2, 0.7, 0.2, 1] },
      );
    };
    return inView(element, comeIn, { margin: "0px 0px -10% 0px" });
  }, [pace]);

  return (
    <div ref={block} data-reveal className={className}>
      {children}
    </div>
  );
}
