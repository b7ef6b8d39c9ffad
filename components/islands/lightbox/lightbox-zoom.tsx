"use client";

import { createContext, useRef, useState } from "react";
import {
  type ComponentProps,
  createModule,
  IconButton,
  type IconButtonProps,
  makeUseContext,
  useController,
  useLightboxState,
  useLoseFocus,
} from "yet-another-react-lightbox";
import { useLightboxGestures } from "@/components/islands/lightbox/lightbox-gestures";
import {
  type Point,
  stepLevel,
  wholePhoto,
  withinFrame,
  type Zoom,
  zoomAround,
} from "@/lib/gallery/zoom";

// Keys of the lightbox's `labels`: the library's keys are its own default texts.
declare module "yet-another-react-lightbox" {
  interface Labels {
    zoomIn?: string;
    zoomOut?: string;
  }
}

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

type ButtonProps = Pick<IconButtonProps, "label" | "icon"> & { direction: 1 | -1; end: number };

export function ZoomButton({ label, icon, direction, end }: ButtonProps) {
  const { zoom, zoomTo } = useZoom();
  const button = useRef<HTMLButtonElement>(null);
  const disabled = zoom.level === end;
  // A disabled button loses the focus: the other one gets it.
  const focus = useLoseFocus(
    () => button.current?.parentElement?.querySelector<HTMLElement>(":enabled")?.focus(),
    disabled,
  );

  return (
    <IconButton
      ref={button}
      {...{ label, icon, disabled }}
      onClick={() => zoomTo(stepLevel(zoom.level, direction))}
      {...focus}
    />
  );
}
