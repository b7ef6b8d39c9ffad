/**
 * What stops, starts and turns whatever moves on home: the headline, the towns, the stories. Exact to
 * the character: `previous` and `next` (row 208).
 */
export const movingWords = {
  pause: { headline: "Pause headline", towns: "Pause town strip" },
  start: { headline: "Start headline", towns: "Start town strip" },
  carousel: "carousel",
  slide: "slide",
  position: (place: number, count: number) => `${place} of ${count}`,
  startRotation: "Start slide rotation",
  stopRotation: "Stop slide rotation",
  previous: "Previous slide",
  next: "Next slide",
  goTo: (place: number) => `Go to slide ${place}`,
} as const;
