"use client";

import { useRef } from "react";
import { createIcon, IconButton, type Label, useLoseFocus } from "yet-another-react-lightbox";
import { useZoom } from "@/components/islands/lightbox-zoom";
import { galleryLimits } from "@/lib/gallery-limits";
import { stepLevel } from "@/lib/gallery-zoom";
import { galleryWords } from "@/lib/gallery-words";

declare module "yet-another-react-lightbox" {
  interface Labels {
    "Zoom in"?: string;
    "Zoom out"?: string;
  }
}

const lens =
  "M15.5 14h-.79l-.28-.27A6.47 6.47 0 0 0 16 9.5 6.5 6.5 0 1 0 9.5 16c1.61 0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19l-4.99-5zm-6 0A4.5 4.5 0 1 1 14 9.5 4.49 4.49 0 0 1 9.5 14z";
const ZoomInIcon = createIcon("ZoomIn", <path d={`${lens}M12 10h-2v2H9v-2H7V9h2V7h1v2h2z`} />);
const ZoomOutIcon = createIcon("ZoomOut", <path d={`${lens}M7 9h5v1H7z`} />);

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
  <ZoomButton label={galleryWords.zoomOut} icon={ZoomOutIcon} direction={-1} end={0} />
);

export const ZoomInButton = () => (
  <ZoomButton
    label={galleryWords.zoomIn}
    icon={ZoomInIcon}
    direction={1}
    end={galleryLimits.zoomMax}
  />
);
