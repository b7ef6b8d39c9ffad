"use client";

import { useRef } from "react";
import { IconButton, type Label, useLoseFocus } from "yet-another-react-lightbox";
import { ZoomInIcon, ZoomOutIcon } from "@/components/islands/lightbox/lightbox-icons";
import { useZoom } from "@/components/islands/lightbox/lightbox-zoom";
import { galleryLimits } from "@/lib/gallery/limits";
import { stepLevel } from "@/lib/gallery/zoom";

// Keys of the lightbox's `labels`: the library's keys are its own default texts.
declare module "yet-another-react-lightbox" {
  interface Labels {
    previous?: string;
    next?: string;
    zoomIn?: string;
    zoomOut?: string;
  }
}

type Props = { label: Label; icon: typeof ZoomInIcon; direction: 1 | -1; end: number };

/** Zooms by one step; disabled at the end. */
function ZoomButton({ label, icon, direction, end }: Props) {
  const { zoom, zoomTo } = useZoom();
  const button = useRef<HTMLButtonElement>(null);
  const disabled = zoom.level === end;
  // A disabled button loses the focus: move it to the opposite button.
  const focus = useLoseFocus(() => {
    const neighbour =
      button.current?.[direction > 0 ? "previousElementSibling" : "nextElementSibling"];
    if (neighbour instanceof HTMLElement) neighbour.focus();
  }, disabled);

  return (
    <IconButton
      ref={button}
      label={label}
      icon={icon}
      disabled={disabled}
      onClick={() => zoomTo(stepLevel(zoom.level, direction))}
      {...focus}
    />
  );
}

export const ZoomOutButton = () => (
  <ZoomButton label="zoomOut" icon={ZoomOutIcon} direction={-1} end={0} />
);

export const ZoomInButton = () => (
  <ZoomButton label="zoomIn" icon={ZoomInIcon} direction={1} end={galleryLimits.zoomMax} />
);
