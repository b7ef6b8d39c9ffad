"use client";

import { useInView } from "framer-motion";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "@/lib/motion/reduced-motion";
import { usePaused } from "@/lib/motion/motion-pause";
import { startTyping, type Typing } from "@/lib/motion/typing";
import { typingVisibility } from "@/lib/timings";

/**
 * The rotating line of the hero (rows 67-69). The first tagline stands in the served HTML; typing
 * starts once 30 % of the hero is visible, in a script fetched for it, and rests out of sight. Hidden from assistive
 * technology: the heading's fixed sentence is what counts.
 */
export function TypedHeadline({ taglines }: { taglines: readonly string[] }) {
  const line = useRef<HTMLSpanElement>(null);
  const hero = useRef<HTMLElement>(null);
  const [typing, setTyping] = useState<Typing>();
  const visible = useInView(hero, { once: true, amount: typingVisibility });
  const onScreen = useInView(hero);
  const paused = usePaused();

  // Before useInView's own effect, which would find nothing to observe.
  useLayoutEffect(() => {
    hero.current = line.current?.closest("section") ?? null;
  }, []);

  useEffect(() => {
    const element = line.current;
    if (!visible || !element || prefersReducedMotion()) return;
    let started: Typing | undefined;
    let gone = false;
    startTyping(element, taglines).then(
      (typewriter) => {
        if (gone) return typewriter.rest();
        started = typewriter;
        setTyping(typewriter);
      },
      // Without its script the line rests on the first tagline, which is what it shows already.
      () => {},
    );
    return () => {
      gone = true;
      started?.rest();
    };
  }, [visible, taglines]);

  useEffect(() => {
    if (paused || !onScreen) typing?.rest();
    else typing?.start();
  }, [paused, onScreen, typing]);

  return (
    <span ref={line} aria-hidden="true" className="typed-line">
      {taglines[0]}
    </span>
  );
}
