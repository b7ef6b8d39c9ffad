"use client";

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { StoryControls } from "@/components/islands/home/story-controls";
import { Story } from "@/components/ui/story";
import type { Testimonial } from "@/content/data/schemas/testimonials";
import { storyWords } from "@/content/words/stories";
import { startCarousel, type Carousel } from "@/lib/motion/carousel";
import { watchInView } from "@/lib/dom/in-view";
import { isPaused, setPaused, watchPause } from "@/lib/motion/motion-pause";
import { reducedMotion } from "@/lib/motion/reduced-motion";

type Props = { testimonials: readonly Testimonial[]; label: string };

function watchReducedMotion(onChange: () => void): () => void {
  const preference = reducedMotion();
  preference.addEventListener("change", onChange);
  return () => preference.removeEventListener("change", onChange);
}

const isReduced = () => reducedMotion().matches;

/** In the served HTML. */
const never = () => false;

/**
 * One story at a time, set as a quotation. All stories are in the served HTML as a row with scroll
 * snapping; Swiper takes it over in place, and rotates while it is in view. Focus inside stops the
 * rotation, which does not restart by itself.
 */
export function StoryCarousel({ testimonials, label }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(undefined);
  const [shown, setShown] = useState<number>();
  const [onScreen, setOnScreen] = useState(false);
  const paused = useSyncExternalStore(watchPause, isPaused, never);
  const reduced = useSyncExternalStore(watchReducedMotion, isReduced, never);
  const [held, setHeld] = useState(false);
  const ready = shown !== undefined;
  const stopped = paused || held;
  // Slides are announced only while the rotation is off.
  const announced = stopped || (ready && reduced);

  // Before anybody else sees the slides: a translator that copies them copies which one is shown.
  useLayoutEffect(() => {
    if (!box.current) return;
    carousel.current = startCarousel(box.current, setShown);
    const stopWatching = watchInView(box.current, (entry) => setOnScreen(entry.isIntersecting));
    return () => {
      stopWatching();
      carousel.current?.end();
    };
  }, []);

  useEffect(() => {
    carousel.current?.rotate(onScreen && !stopped && !reduced, reduced);
  }, [onScreen, stopped, reduced]);

  return (
    <div
      role="region"
      aria-roledescription={storyWords.carousel}
      aria-label={label}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) setHeld(true);
      }}
    >
      {/* Focusable until Swiper is initialized, for scrolling by keyboard; then -1 instead of no
          value, so that it keeps a focus it has. */}
      <div
        ref={box}
        tabIndex={ready ? -1 : 0}
        className={`swiper story-row ${ready ? "carousel-ready" : ""}`}
      >
        <div className="swiper-wrapper" aria-live={announced ? "polite" : "off"}>
          {testimonials.map((story, index) => (
            <div
              key={story.id}
              role="group"
              aria-roledescription={storyWords.slide}
              aria-label={storyWords.position(index + 1, testimonials.length)}
              className="swiper-slide"
              inert={ready && index !== shown}
            >
              <Story {...story} />
            </div>
          ))}
        </div>
      </div>
      <StoryControls
        count={testimonials.length}
        current={shown ?? 0}
        stopped={stopped}
        carousel={carousel}
        onToggle={() => {
          setHeld(false);
          setPaused(!stopped);
        }}
      />
    </div>
  );
}
