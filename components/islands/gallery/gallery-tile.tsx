import { useEffect, useRef, useState } from "react";
import type { Photo } from "@/lib/gallery/photos";
import { galleryLimits } from "@/lib/gallery/limits";
import { thumbnailUrl } from "@/lib/gallery/image-url";
import { whenNear } from "@/lib/dom/in-view";

type Props = {
  photo: Photo;
  /** Among the first: its picture loads at once. */
  eager: boolean;
  opening: boolean;
  onOpen: (opener: HTMLElement) => void;
};

const { thumbnailWidth } = galleryLimits;

export const tileClass =
  "rounded-control bg-line block aspect-4/3 w-full overflow-clip xl:aspect-7/6";

/**
 * A thumbnail, a button that opens its photo. Browsers load lazy pictures from far below the
 * window: until its tile is near, the picture is placed outside it, clipped, so that a phone loads
 * little more than its screen shows.
 */
export function GalleryTile({ photo, eager, opening, onOpen }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(eager);

  useEffect(() => {
    if (near || !button.current) return;
    return whenNear(button.current, () => setNear(true));
  }, [near]);

  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="dialog"
      aria-busy={opening}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      className={`${tileClass} group aria-busy:cursor-progress aria-busy:opacity-60`}
    >
      <img
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        width={thumbnailWidth}
        height={thumbnailWidth * 0.75}
        src={thumbnailUrl(photo.publicId)}
        alt={photo.alt}
        className={`size-full object-cover text-muted transition-transform group-hover:scale-[1.03] ${near ? "" : "translate-y-full print:translate-y-0"}`}
      />
    </button>
  );
}
