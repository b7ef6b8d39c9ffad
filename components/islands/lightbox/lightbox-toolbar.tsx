"use client";

import { useRef } from "react";
import { IconButton, type Label, useLoseFocus } from "yet-another-react-lightbox";
import { ZoomInIcon, ZoomOutIcon } from "@/components/islands/lightbox/lightbox-icons";
import { useZoom } from "@/components/islands/lightbox/lightbox-zoom";
import { galleryLimits } from "@/lib/gallery/limits";
import { stepLevel } from "@/lib/gallery/zoom";

// Names of ours, which the lightbox's `labels` give their words: a library's own name is its words.
declare module "yet-another-react-lightbox" {
  interface Labels {
    previous?: string;
    next?: string;
    zoomIn?: string;
    zoomOut?: string;
  }
}

type Props = { label: Label; icon: typeof ZoomInIcon; direction: 1 | -1; end: number };

/** One step of zoom; disabled at its end (row 179). */
function ZoomButton({ label, icon, direction, end }: Props) {
  const { zoom, zoomTo } = useZoom();
  const button = useRef<HTMLButtonElement>(null);
  const disabled = zoom.level === end;
  // A disabled button loses the focus to nowhere: the opposite button takes it.
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
