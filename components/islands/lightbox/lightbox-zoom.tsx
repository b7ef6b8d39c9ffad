"use client";

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
  /** Zooms to a level, keeping a point of the screen (by default the middle) in place. */
  zoomTo: (level: number, at?: Point) => void;
  /** Pans a magnified photo, up to its edges. */
  panBy: (dx: number, dy: number) => void;
};

const ZoomContext = createContext<ZoomControl | null>(null);
export const useZoom = makeUseContext("useZoom", "ZoomContext", ZoomContext);

function LightboxZoom({ children }: ComponentProps) {
  const { globalIndex } = useLightboxState();
  const { containerRef, slideRect } = useController();
  const [zoom, setZoom] = useState(wholePhoto);

  // Another photo begins unzoomed.
  const [shown, setShown] = useState(globalIndex);
  if (shown !== globalIndex) {
    setShown(globalIndex);
    setZoom(wholePhoto);
  }

  const inFrame = (wanted: Zoom) => {
    const photo = containerRef.current?.querySelector<HTMLElement>(".yarl__slide_current img");
    const size = { width: photo?.offsetWidth ?? 0, height: photo?.offsetHeight ?? 0 };
    return withinFrame(wanted, size, slideRect);
  };

  const control: ZoomControl = {
    zoom,
    zoomTo: (level, at) => {
      const slide = containerRef.current?.querySelector(".yarl__slide_current");
      const box = slide?.getBoundingClientRect();
      const middle = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const focus = at && middle ? { x: at.x - middle.x, y: at.y - middle.y } : { x: 0, y: 0 };
      setZoom((current) => inFrame(zoomAround(current, level, focus)));
    },
    panBy: (dx, dy) =>
      setZoom((current) => inFrame({ ...current, x: current.x + dx, y: current.y + dy })),
  };
  const panning = useLightboxGestures(control);

  return (
    <ZoomContext.Provider value={control}>
      {/* The library's boxes are children of its container, so this element must not have a box. */}
      <div className={`contents ${panning ? "lightbox-panning" : ""}`}>{children}</div>
    </ZoomContext.Provider>
  );
}

/** Zoom in four levels on photos of any size, with its drags and wheel events. */
export const lightboxZoom = createModule("zoom-levels", LightboxZoom);
