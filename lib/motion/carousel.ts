import Swiper from "swiper";
import { Autoplay } from "swiper/modules";
import { storyGap } from "@/lib/distances";
import { storyDelay } from "@/lib/timings";

export type Carousel = {
  next: () => void;
  previous: () => void;
  show: (index: number) => void;
  rotate: (rotating: boolean) => void;
  end: () => void;
};

/**
 * Initializes Swiper on the slides of `element` (rows 146-148). Its speed (300 ms), swipe threshold
 * (5) and long-swipe time (300 ms) are the specification's numbers and Swiper's defaults.
 * `onChange` gets the index of the current story. Imports all of Swiper, so only its own island may import it.
 */
export function startCarousel(
  element: HTMLElement,
  rotating: boolean,
  onChange: (index: number) => void,
): Carousel {
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
    // Without animation no transition ends, and Swiper would ignore every press after the first.
    ...(rotating ? {} : { speed: 0 }),
    autoplay: {
      delay: storyDelay,
      pauseOnMouseEnter: true,
      disableOnInteraction: false,
    },
    on: { slideChange: ({ realIndex }) => onChange(realIndex) },
  });
  onChange(reached);
  if (!rotating) swiper.autoplay.stop();
  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    show: (index) => void swiper.slideToLoop(index),
    rotate: (on) => void (on ? swiper.autoplay.start() : swiper.autoplay.stop()),
    end: () => swiper.destroy(true, false),
  };
}
