"use client";

import { ImageSlide, isImageSlide, type RenderSlideProps } from "yet-another-react-lightbox";
import { LoadingIcon } from "@/components/islands/lightbox/lightbox-icons";
import { useZoom } from "@/components/islands/lightbox/lightbox-zoom";
import { galleryWords } from "@/content/words/gallery";
import { toggledLevel, wholePhoto, zoomScale } from "@/lib/gallery/zoom";

// While the photo loads, its thumbnail, which the page has, stands in its place.
declare module "yet-another-react-lightbox" {
  interface SlideImage {
    thumbnail?: string;
  }
}

/** A photo, magnified if it is the current one; a double-click zooms in on its place or resets. */
export function LightboxPhoto({ slide, offset, rect }: RenderSlideProps) {
  const { zoom, zoomTo } = useZoom();
  const current = offset === 0;
  const { level, x, y } = current ? zoom : wholePhoto;
  if (!isImageSlide(slide)) return null;

  return (
    <div
      className="lightbox-photo"
      data-zoom={current ? level : undefined}
      onDoubleClick={({ clientX, clientY }) =>
        zoomTo(toggledLevel(level), { x: clientX, y: clientY })
      }
    >
      <ImageSlide
        slide={slide}
        offset={offset}
        rect={rect}
        style={{ transform: `translate(${x}px, ${y}px) scale(${zoomScale(level)})` }}
        render={{
          iconLoading: () => (
            <>
              <LoadingIcon />
              {current && (
                <div
                  className="lightbox-thumbnail"
                  style={{ backgroundImage: `url("${slide.thumbnail}")` }}
                />
              )}
            </>
          ),
          // Neighbors are hidden; only the current photo reports its failure.
          iconError: () => current && <p role="alert">{galleryWords.photoFailed}</p>,
        }}
      />
    </div>
  );
}
