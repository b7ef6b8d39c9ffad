/* Distances that a visitor notices, side by side: in CSS pixels. */

/** The scroll-to-top button shows beyond this (row 22). */
export const scrollToTop = 300;
/** The header's scrolled state begins beyond this (row 38). */
export const headerScrolled = 120;
/** Gap between two stories (row 147). */
export const storyGap = 30;
/** The header's wide layout begins here (rows 29, 39). */
export const wideHeader = 992;
/** Maximum distance between two taps of a double tap. */
export const secondTapDistance = 24;
