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
 * Lets Swiper take over the slides that `element` already shows (rows 146-148). Its speed (300 ms),
 * swipe threshold (5) and long-swipe time (300 ms) are the specification's own numbers and stay at
 * Swiper's defaults. `onChange` hears the index of the story now shown. Import this file
 * only when the slides are about to be seen: it brings the whole of Swiper.
 */
export function startCarousel(
  element: HTMLElement,
  rotating: boolean,
  onChange: (index: number) => void,
): Carousel {
  // Until now the row was scrolled by hand: the story that was reached stays.
  const reached = Math.round(element.scrollLeft / (element.clientWidth + storyGap));
  element.scrollLeft = 0;
  const swiper = new Swiper(element, {
    initialSlide: reached,
    modules: [Autoplay],
    slidesPerView: 1,
    spaceBetween: storyGap,
    loop: true,
    // Its observer puts the slide back a frame later, and a press in that frame would be undone.
    resizeObserver: false,
    // A press while a story is on its way counts too.
    loopPreventsSliding: false,
    // Without motion no transition ends, and Swiper would take no press after the first.
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
