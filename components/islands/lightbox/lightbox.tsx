"use client";

import "yet-another-react-lightbox/styles.css";
import "./lightbox.css";
import { useId, useMemo } from "react";
import { Lightbox as Carousel, type Plugin } from "yet-another-react-lightbox";
import type { ViewerProps } from "@/components/islands/lightbox/gallery-viewer";
import { LightboxCaption, quietCarousel } from "@/components/islands/lightbox/lightbox-caption";
import { CloseIcon } from "@/components/islands/lightbox/lightbox-icons";
import { lightboxNavigation } from "@/components/islands/lightbox/lightbox-navigation";
import { LightboxPhoto } from "@/components/islands/lightbox/lightbox-photo";
import { ZoomInButton, ZoomOutButton } from "@/components/islands/lightbox/lightbox-toolbar";
import { lightboxZoom } from "@/components/islands/lightbox/lightbox-zoom";
import { galleryWords, photoPosition } from "@/content/words/gallery";
import { galleryLimits } from "@/lib/gallery/limits";
import { photoUrl, thumbnailUrl } from "@/lib/gallery/image-url";

/**
 * The library differs from the specification in zoom, double-click, key repeat, swipe and failed
 * photos: these modules replace those parts, by its plugin interface.
 */
const specificationOverrides: Plugin = ({ addModule, addParent, replace }) => {
  replace("navigation", lightboxNavigation);
  addParent("carousel", quietCarousel);
  addModule(lightboxZoom);
};
const plugins = [specificationOverrides];

const { animation, preload } = galleryLimits;
const settings = {
  animation: { fade: animation, swipe: animation, navigation: animation },
  carousel: { finite: false, preload, padding: 0, spacing: "8%" },
  // Drags are handled by our modules.
  controller: { disableSwipeNavigation: true },
  toolbar: { buttons: [<ZoomOutButton key="out" />, <ZoomInButton key="in" />, "close"] },
  labels: {
    Lightbox: galleryWords.viewer,
    Carousel: galleryWords.carousel,
    Slide: galleryWords.slide,
    "Photo gallery": galleryWords.photos,
    "{index} of {total}": photoPosition("{index}", "{total}"),
    Close: galleryWords.close,
    previous: galleryWords.previous,
    next: galleryWords.next,
    zoomIn: galleryWords.zoomIn,
    zoomOut: galleryWords.zoomOut,
  },
  className: "lightbox on-night bg-night text-night-text",
} as const;

/** The full-screen photos of one filter, wrapping around at both ends. */
export function Lightbox({ photos, index, onClosing, onClosed }: ViewerProps) {
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
      plugins={plugins}
      slides={slides}
      index={index}
      close={onClosed}
      on={{ exiting: onClosing }}
      portal={{ container: { "aria-describedby": caption } }}
      render={{
        slide: (props) => <LightboxPhoto {...props} />,
        iconClose: () => <CloseIcon />,
        controls: () => <LightboxCaption id={caption} />,
      }}
    />
  );
}
