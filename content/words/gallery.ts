/**
 * The gallery's pictures, its filters and its full-screen viewer. Exact to the character: the six
 * of `filters` and `photoFailed`. The page's other sentences are in pages.ts.
 */
export const galleryWords = {
  filterBy: "Filter pictures",
  filters: {
    all: "Display All",
    ac: "AC",
    "duct cleaning": "Duct Cleaning",
    heating: "Heating",
    waterheaters: "WaterHeaters",
    "heat pump": "Heat Pump",
  },
  withoutScript: "The pictures need JavaScript, which didn't load. Reload the page.",
  viewer: "Picture viewer",
  carousel: "Carousel",
  slide: "Slide",
  photos: "Gallery pictures",
  photoFailed: "This image failed to load",
  previous: "Previous",
  next: "Next",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  close: "Close",
} as const;

/** The status line under the filters. */
export const photoCount = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);

/** A photo's position in the filtered list, counted from 1. */
export const photoPosition = (place: number | string, count: number | string) =>
  `${place} of ${count}`;

/** The name of a photo without a text of its own, by its filter if it has one. */
export const photoName = (filter: string | undefined, place: number) =>
  filter
    ? `${filter === galleryWords.filters.waterheaters ? "Water heater" : filter} work photo ${place}`
    : `Work photo ${place}`;
