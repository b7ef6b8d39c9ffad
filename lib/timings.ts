/** Times in milliseconds and distances in CSS pixels that more than one place, or a test, relies on. */
export const timings = {
  /** A form's status message is gone after this long (rows 100, 111, 155). */
  statusMessage: 5000,
  /** Pages slide and fade in and out (rows 19-20). */
  pageTransition: 500,
  /** Blocks animate in once: longer on pages of long text (row 26). */
  revealContent: 1000,
  reveal: 700,
  /** The typed headline (row 68). */
  typeDelay: 100,
  deleteSpeed: 50,
  typePause: 2000,
  /** The stories (row 147). */
  storyDelay: 3500,
  /** A number of results is announced once typing has rested this long (faults part c). */
  announceResults: 400,
  /** A menu opened by hover stays this long after the pointer left it. */
  hoverGrace: 220,
} as const;

export const distances = {
  /** The scroll-to-top button shows beyond this (row 22). */
  scrollToTop: 300,
  /** The header's scrolled state begins beyond this (row 38). */
  headerScrolled: 120,
  /** Between two stories (row 147). */
  storyGap: 30,
  /** The header's wide layout begins here (rows 29, 39). */
  wideHeader: 992,
} as const;

/** The part of the hero that must be seen before typing starts (row 69). */
export const typingVisibility = 0.3;
