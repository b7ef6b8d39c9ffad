/** The carousel of customer stories. Exact to the character: `previous` and `next`. */
export const storyWords = {
  carousel: "carousel",
  slide: "slide",
  position: (place: number, count: number) => `${place} of ${count}`,
  start: "Start stories",
  stop: "Pause stories",
  previous: "Previous slide",
  next: "Next slide",
  goTo: (place: number) => `Go to slide ${place}`,
} as const;
