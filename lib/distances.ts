/* Distances in CSS pixels that more than one place, or a test, relies on. */

/** The scroll-to-top button shows beyond this (row 22). */
export const scrollToTop = 300;
/** The header's scrolled state begins beyond this (row 38). */
export const headerScrolled = 120;
/** Between two stories (row 147). */
export const storyGap = 30;
/** The header's wide layout begins here (rows 29, 39). */
export const wideHeader = 992;
/** Two taps nearer to each other than this hit the same place. */
export const secondTapDistance = 24;
