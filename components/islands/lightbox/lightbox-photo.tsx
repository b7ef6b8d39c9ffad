import type { MouseEvent } from "react";
import { ImageSlide, type RenderSlideProps } from "yet-another-react-lightbox";
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

  function onDoubleClick({ clientX, clientY, currentTarget }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    zoomTo(toggledLevel(level), { x: clientX - middle.x, y: clientY - middle.y });
  }

  return (
    <div
      className={`lightbox-photo flex size-full items-center justify-center ${level > 0 ? "cursor-grab" : ""}`}
      style={current ? { ["--thumbnail" as string]: `url("${slide.thumbnail}")` } : undefined}
      onDoubleClick={onDoubleClick}
    >
      <ImageSlide
        {...{ slide, offset, rect }}
        style={{ transform: `translate(${x}px, ${y}px) scale(${zoomScale(level)})` }}
        render={{
          // Neighbors are hidden; only the current photo reports its failure.
          iconError: () =>
            current && (
              <p role="alert" className="w-max max-w-[90vw] text-center leading-[1.4]">
                {galleryWords.photoFailed}
              </p>
            ),
        }}
      />
    </div>
  );
}
