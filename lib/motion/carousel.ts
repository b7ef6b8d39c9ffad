import Swiper from "swiper";
import { Autoplay } from "swiper/modules";
import { storyGap } from "@/lib/distances";
import { storyDelay, storySpeed } from "@/lib/timings";

export type Carousel = {
  next: () => void;
  previous: () => void;
  show: (index: number) => void;
  /** Turns by itself, or not; `still` turns without animation. */
  rotate: (rotating: boolean, still: boolean) => void;
  end: () => void;
};

/**
 * Initializes Swiper on the slides of `element` (rows 146-148); they stand still until `rotate` is
 * called. Its swipe threshold (5) and long-swipe time (300 ms) are the specification's numbers and
 * Swiper's defaults. `onChange` gets the index of the current story. Imports all of Swiper, so only its
 * own island may import it.
 */
export function startCarousel(element: HTMLElement, onChange: (index: number) => void): Carousel {
  // Keep the story that was reached by scrolling.
  const reached = Math.round(element.scrollLeft / (element.clientWidth + storyGap));
  element.scrollLeft = 0;
  const swiper = new Swiper(element, {
    initialSlide: reached,
    modules: [Autoplay],
    slidesPerView: 1,
    spaceBetween: storyGap,
    loop: true,
    // Swiper's observer resets the slide one frame later and would undo a press in that frame.
    resizeObserver: false,
    // Count a press during a transition too.
    loopPreventsSliding: false,
    autoplay: { delay: storyDelay, pauseOnMouseEnter: true, disableOnInteraction: false },
    on: { slideChange: ({ realIndex }) => onChange(realIndex) },
  });
  onChange(reached);
  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    show: (index) => void swiper.slideToLoop(index),
    rotate: (on, still) => {
      // Without animation no transition ends, and Swiper would ignore every press after the first.
      swiper.params.speed = still ? 0 : storySpeed;
      if (still) swiper.animating = false;
      if (on) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    end: () => swiper.destroy(true, false),
  };
}
