/** The gallery's and the lightbox's numbers, each once: pixels, milliseconds and zoom levels. */
export const galleryLimits = {
  /** Width asked of the image service for a thumbnail (row 175). */
  thumbnailWidth: 600,
  /** Width asked of it for the lightbox: enough to look closely, light enough for a phone. */
  photoWidth: 1600,
  /** Fade, slide change and zoom in the lightbox (row 185). */
  animation: 500,
  /** Zoom levels go from 0 to this in such steps; a level magnifies by ratio ** level (row 179). */
  zoomMax: 300,
  zoomStep: 100,
  zoomRatio: 1.007,
  /** An arrow key pressed sooner than this after the last one that counted is ignored (row 183). */
  keyRepeat: 180,
  /** A swipe counts from this distance or this share of the width, whichever is met (row 184). */
  swipeDistance: 200,
  swipeShare: 0.25,
  /** A pointer that moved less than this has only trembled. */
  dragStart: 8,
  /** A wheel that rested this long begins a new swipe; its inertia belongs to the old one. */
  wheelRest: 300,
  /** How far an arrow key moves a magnified photo. */
  panStep: 80,
  /** Slides kept ready on each side: at most five in the page (F55). */
  preload: 2,
  /** Thumbnails put into the page at a time, so that 5,000 stay smooth (F55). */
  batch: 60,
  /** Thumbnails likely to be seen at once; the others load lazily (row 175). */
  eager: 6,
  /** Empty tiles while the list is on its way: they fill the scroll box at every width (row 176). */
  placeholders: 24,
} as const;
