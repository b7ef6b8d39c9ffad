import { IconButton, type IconButtonProps } from "yet-another-react-lightbox";
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
  return (
    <IconButton
      {...{ label, icon }}
      // Disabled it would lose the focus.
      aria-disabled={zoom.level === end || undefined}
      onClick={() => zoomTo(stepLevel(zoom.level, direction))}
    />
  );
}
