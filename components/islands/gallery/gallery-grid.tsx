"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { GalleryTile, tileClass } from "@/components/islands/gallery/gallery-tile";
import type { Photo } from "@/lib/gallery/photos";
import { galleryLimits } from "@/lib/gallery/limits";
import { whenNear } from "@/lib/motion/in-view";

type Props = {
  photos: readonly Photo[];
  /** The photo whose lightbox is loading. */
  opening: number | undefined;
  /** A visitor is about to open a photo. */
  onWarm: () => void;
  onOpen: (index: number, opener: HTMLElement) => void;
};

const { batch, eager, placeholders } = galleryLimits;

// From 768 px up the thumbnails scroll in a box, below that with the page. The negative margin
// makes room for focus rings that the box would cut off.
const boxClass = "gallery-box -m-2 p-2 md:my-0 md:max-h-[960px] md:overflow-y-auto md:py-0";
const gridClass = "relative grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4";

/** The thumbnails in their scroll box; more are added near the end. */
export function GalleryGrid({ photos, opening, onWarm, onOpen }: Props) {
  const [count, setCount] = useState<number>(batch);

  return (
    <div className={boxClass}>
      <ul
        className={gridClass}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && onWarm()}
        onFocus={onWarm}
      >
        {photos.slice(0, count).map((photo, index) => (
          // The same id may be listed twice, so the key is the position.
          <li key={index}>
            <GalleryTile
              photo={photo}
              eager={index < eager}
              opening={opening === index}
              onOpen={(opener) => onOpen(index, opener)}
            />
          </li>
        ))}
        {count < photos.length && (
          // Remounted after each batch, since the end may still be near.
          <GalleryEnd key={count} onNear={() => setCount(count + batch)} />
        )}
      </ul>
    </div>
  );
}

/** The list's last 1200 px; calls back once when they come into view. */
function GalleryEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  const tell = useEffectEvent(onNear);

  useEffect(() => {
    return end.current ? whenNear(end.current, () => tell(), "0px") : undefined;
  }, []);

  // As tall, so that the next batch is there before its place comes into view.
  return (
    <li
      ref={end}
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-0 h-[1200px]"
    />
  );
}

/** Placeholders for the first photos while they load; hidden without script. */
export const GallerySkeleton = () => (
  <div aria-hidden className={`noscript:hidden ${boxClass}`}>
    <ul className={gridClass}>
      {Array.from({ length: placeholders }, (_, index) => (
        <li key={index} className={`${tileClass} motion-safe:animate-pulse`} />
      ))}
    </ul>
  </div>
);
