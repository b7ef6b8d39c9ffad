import { createContext, useState } from "react";
import {
  type ComponentProps,
  createModule,
  makeUseContext,
  useController,
  useLightboxState,
} from "yet-another-react-lightbox";
import { useLightboxGestures } from "@/components/islands/lightbox/lightbox-gestures";
import { type Point, wholePhoto, withinFrame, type Zoom, zoomAround } from "@/lib/gallery/zoom";

export type ZoomControl = {
  zoom: Zoom;
  /** Zooms to a level, keeping a point in place, measured from the middle (the default). */
  zoomTo: (level: number, focus?: Point) => void;
  /** Pans a magnified photo, up to its edges. */
  panBy: (dx: number, dy: number) => void;
};

const ZoomContext = createContext<ZoomControl | null>(null);
export const useZoom = makeUseContext("useZoom", "ZoomContext", ZoomContext);

function LightboxZoom({ children }: ComponentProps) {
  const { globalIndex } = useLightboxState();
  const { containerRef, slideRect } = useController();
  const [zoom, setZoom] = useState(wholePhoto);

  // Another photo begins unzoomed, and so does another window: a turned phone's.
  const place = [globalIndex, slideRect.width, slideRect.height].join(" ");
  const [shown, setShown] = useState(place);
  if (shown !== place) {
    setShown(place);
    setZoom(wholePhoto);
  }

  const inFrame = (wanted: Zoom) => {
    const photo = containerRef.current?.querySelector<HTMLElement>(".yarl__slide_current img");
    const size = { width: photo?.offsetWidth ?? 0, height: photo?.offsetHeight ?? 0 };
    return withinFrame(wanted, size, slideRect);
  };

  const control: ZoomControl = {
    zoom,
    zoomTo: (level, focus = { x: 0, y: 0 }) =>
      setZoom((current) => inFrame(zoomAround(current, level, focus))),
    panBy: (dx, dy) =>
      setZoom((current) => inFrame({ ...current, x: current.x + dx, y: current.y + dy })),
  };
  useLightboxGestures(control);

  return <ZoomContext.Provider value={control}>{children}</ZoomContext.Provider>;
}

/** Zoom in four levels on photos of any size, with its drags and wheel events. */
export const lightboxZoom = createModule("zoom-levels", LightboxZoom);
