/** Numbers of the gallery and the lightbox: pixels, milliseconds and zoom levels. */
export const galleryLimits = {
  /** Width asked of the image service for a thumbnail (row 175). */
  thumbnailWidth: 600,
  /** Width asked of it for the lightbox: enough to look closely, light enough for a phone. */
  photoWidth: 1600,
  /** Fade, slide change and zoom in the lightbox (row 185). */
  animation: 500,
  /** Zoom levels run from 0 to this in steps; a level magnifies by ratio ** level (row 179). */
  zoomMax: 300,
  zoomStep: 100,
  zoomRatio: 1.007,
  /** An arrow key pressed sooner than this after the last one that counted is ignored (row 183). */
  keyRepeat: 180,
  /** A swipe counts from this distance or this share of the width, whichever is met (row 184). */
  swipeDistance: 200,
  swipeShare: 0.25,
  /** Minimum movement before a drag starts. */
  dragStart: 8,
  /** A pause this long between wheel events begins a new swipe; until then inertia may run on. */
  wheelRest: 300,
  /** How far an arrow key moves a magnified photo. */
  panStep: 80,
  /** Slides rendered on each side of the current one: at most five in the page (F55). */
  preload: 2,
  /** So many placeholders stand there while the list loads: a reload finds its place again. */
  placeholders: 32,
  /** Of the thumbnails, so many move at another filter: as many as the scroll box shows at once. */
  moving: 16,
  glide: 450,
  /** Thumbnails likely to be seen at once; the others load lazily (row 175). */
  eager: 6,
} as const;
