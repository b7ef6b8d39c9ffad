/** What the gallery's controls say; the error sentence is exact to the character (row 186). */
export const galleryWords = {
  photoFailed: "This image failed to load",
  filters: "Filter pictures",
  viewer: "Picture viewer",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  close: "Close",
} as const;

/** The status line under the filters (row 173). */
export const photoCount = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);

/** Where a photo stands in the filtered list, counted from 1. */
export const photoPosition = (index: number, count: number) => `${index + 1} of ${count}`;
