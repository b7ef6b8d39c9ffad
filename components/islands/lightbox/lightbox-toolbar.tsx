import { useRef } from "react";
import { IconButton, type IconButtonProps, useLoseFocus } from "yet-another-react-lightbox";
import { useZoom } from "@/components/islands/lightbox/lightbox-zoom";
import { stepLevel } from "@/lib/gallery/zoom";

// Keys of the lightbox's `labels`: the library's keys are its own default texts.
declare module "yet-another-react-lightbox" {
  interface Labels {
    zoomIn?: string;
    zoomOut?: string;
  }
}

type Props = Pick<IconButtonProps, "label" | "icon"> & { direction: 1 | -1; end: number };

export function ZoomButton({ label, icon, direction, end }: Props) {
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
