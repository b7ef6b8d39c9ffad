"use client";

import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Carousel } from "@/lib/motion/carousel";
import { prefersReducedMotion } from "@/lib/motion/reduced-motion";

/** What a control does to a carousel. */
export type Turn = (carousel: Pick<Carousel, "next" | "previous" | "show">) => void;

/** The row as served, turned by scrolling it: for a visitor whose Swiper did not come. */
function scrolledRow(row: HTMLElement, count: number): Parameters<Turn>[0] {
  const width = row.scrollWidth / count;
  const show = (index: number) =>
    row.scrollTo({
      left: ((index + count) % count) * width,
      behavior: prefersReducedMotion() ? "instant" : "smooth",
    });
  const current = () => Math.round(row.scrollLeft / width);
  return { show, next: () => show(current() + 1), previous: () => show(current() - 1) };
}

/**
 * The carousel of the slides that `box` holds. `start` fetches Swiper and lets it take over, once;
 * `press` does the same and then turns it, so that a press before it is there is not lost. `current`
 * is the index of the slide shown.
 */
export function useCarousel(box: RefObject<HTMLElement | null>) {
  const [carousel, setCarousel] = useState<Carousel>();
  const [current, setCurrent] = useState(0);
  const starting = useRef<Promise<Carousel | undefined>>(undefined);

  const start = useCallback(() => {
    starting.current ??= import("@/lib/motion/carousel").then(
      ({ startCarousel }) => {
        if (!box.current) return undefined;
        const started = startCarousel(box.current, !prefersReducedMotion(), setCurrent);
        setCarousel(started);
        return started;
      },
      // Its script may be gone after a deploy. The next press asks again.
      () => (starting.current = undefined),
    );
    return starting.current;
  }, [box]);

  useEffect(
    () => () => {
      void starting.current?.then((started) => started?.end());
      starting.current = undefined;
      setCarousel(undefined);
    },
    [],
  );

  async function press(turn: Turn) {
    const started = await start();
    const row = box.current;
    if (started) turn(started);
    else if (row) turn(scrolledRow(row, row.querySelectorAll(".swiper-slide").length));
  }

  return { carousel, current, start, press: (turn: Turn) => void press(turn) };
}
