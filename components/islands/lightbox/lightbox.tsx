import "yet-another-react-lightbox/styles.css";
import "./lightbox.css";
import { useId, useMemo } from "react";
import {
  IconButton,
  type IconButtonProps,
  Lightbox as Carousel,
  type LightboxExternalProps,
  type Plugin,
} from "yet-another-react-lightbox";
import type { ViewerProps } from "@/components/islands/lightbox/gallery-viewer";
import { LightboxCaption, quietCarousel } from "@/components/islands/lightbox/lightbox-caption";
import { LightboxPhoto } from "@/components/islands/lightbox/lightbox-photo";
import { lightboxZoom, useZoom } from "@/components/islands/lightbox/lightbox-zoom";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/content/icons";
import { galleryWords, photoPosition } from "@/content/words/gallery";
import { galleryLimits } from "@/lib/gallery/limits";
import { photoUrl, thumbnailUrl } from "@/lib/gallery/image-url";
import { stepLevel } from "@/lib/gallery/zoom";

// Keys of `labels`: the library's keys are its own default texts.
declare module "yet-another-react-lightbox" {
  interface Labels {
    zoomIn?: string;
    zoomOut?: string;
  }
}

/**
 * The library differs from the specification in zoom, double-click, key repeat, swipe and failed
 * photos: these modules replace those parts, by its plugin interface.
 */
const specificationOverrides: Plugin = ({ addModule, addParent }) => {
  addParent("carousel", quietCarousel);
  addModule(lightboxZoom);
};

const icon = (name: IconName) =>
  function LightboxIcon() {
    return <Icon name={name} className="size-6" />;
  };

type ZoomProps = Pick<IconButtonProps, "label" | "icon"> & { direction: 1 | -1; end: number };

function ZoomButton({ label, icon, direction, end }: ZoomProps) {
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

const { animation, preload, zoomMax } = galleryLimits;
const settings = {
  plugins: [specificationOverrides],
  animation: { fade: animation, swipe: animation },
  carousel: { preload, padding: 0, spacing: "8%" },
  // Drags are handled by our modules.
  controller: { disableSwipeNavigation: true },
  toolbar: {
    buttons: [
      <ZoomButton key="out" label="zoomOut" icon={icon("zoom-out")} direction={-1} end={0} />,
      <ZoomButton key="in" label="zoomIn" icon={icon("zoom-in")} direction={1} end={zoomMax} />,
      "close",
    ],
  },
  labels: {
    Lightbox: galleryWords.viewer,
    Carousel: galleryWords.carousel,
    Slide: galleryWords.slide,
    "Photo gallery": galleryWords.photos,
    "{index} of {total}": photoPosition("{index}", "{total}"),
    Close: galleryWords.close,
    Previous: galleryWords.previous,
    Next: galleryWords.next,
    zoomIn: galleryWords.zoomIn,
    zoomOut: galleryWords.zoomOut,
  },
  className: "lightbox on-night bg-night text-night-text",
} satisfies LightboxExternalProps;

export function Lightbox({ photos, index, controller, onClosing, onClosed }: ViewerProps) {
  const caption = useId();
  const slides = useMemo(
    () =>
      photos.map(({ publicId, alt }) => ({
        src: photoUrl(publicId),
        thumbnail: thumbnailUrl(publicId),
        alt,
      })),
    [photos],
  );

  return (
    <Carousel
      open
      {...settings}
      controller={{ ...settings.controller, ref: controller }}
      slides={slides}
      index={index}
      close={onClosed}
      on={{ exiting: onClosing }}
      portal={{ container: { "aria-describedby": caption } }}
      render={{
        slide: (props) => <LightboxPhoto {...props} />,
        iconPrev: icon("chevron-left"),
        iconNext: icon("chevron-right"),
        iconClose: icon("x"),
        controls: () => <LightboxCaption id={caption} />,
      }}
    />
  );
}
