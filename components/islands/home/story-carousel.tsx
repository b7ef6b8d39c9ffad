"use client";

import { useInView } from "framer-motion";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { StoryControls } from "@/components/islands/home/story-controls";
import { useCarousel } from "@/components/islands/home/use-carousel";
import { storyWords } from "@/content/words/stories";
import { prefersReducedMotion } from "@/lib/motion/reduced-motion";
import { setPaused, usePaused } from "@/lib/motion/motion-pause";

type Props = { slides: readonly ReactNode[]; label: string };

/**
 * One story at a time (rows 146-148, 208). All stories are in the served HTML as a row that snaps;
 * Swiper takes it over, in place, as the section approaches, and turns while it is on screen. Focus
 * inside stops the rotation, and it does not restart by itself.
 */
export function StoryCarousel({ slides, label }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { carousel, current, start, press } = useCarousel(box);
  const near = useInView(box, { once: true, margin: "600px 0px" });
  const onScreen = useInView(box);
  const paused = usePaused();
  const [held, setHeld] = useState(false);
  const stopped = paused || held;
  // What nobody sees turn by itself is told when it is turned by hand.
  const told = stopped || (carousel !== undefined && prefersReducedMotion());

  useEffect(() => {
    if (near) void start();
  }, [near, start]);

  useEffect(() => {
    carousel?.rotate(onScreen && !stopped && !prefersReducedMotion());
  }, [carousel, onScreen, stopped]);

  return (
    <div
      data-island="view"
      role="region"
      aria-roledescription={storyWords.carousel}
      aria-label={label}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) setHeld(true);
      }}
    >
      {/* Until Swiper comes the row is scrolled by hand, so the keyboard must reach it; -1, not
          nothing, afterwards: focus that is on it stays. */}
      <div
        ref={box}
        tabIndex={carousel ? -1 : 0}
        className={`swiper story-row ${carousel ? "taken-over" : ""}`}
      >
        <div className="swiper-wrapper" aria-live={told ? "polite" : "off"}>
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={storyWords.slide}
              aria-label={storyWords.position(index + 1, slides.length)}
              className="swiper-slide"
              inert={carousel !== undefined && index !== current}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <StoryControls
        count={slides.length}
        current={current}
        stopped={stopped}
        onPress={press}
        onToggle={() => {
          setHeld(false);
          setPaused(!stopped);
        }}
      />
    </div>
  );
}
