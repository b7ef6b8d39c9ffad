"use client";

import { useInView } from "framer-motion";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { GalleryTile, tileClass } from "@/components/islands/gallery/gallery-tile";
import type { Photo } from "@/lib/gallery/photos";
import { galleryLimits } from "@/lib/gallery/limits";

type Props = {
  photos: readonly Photo[];
  /** The photo whose lightbox is on its way. */
  opening: number | undefined;
  /** A visitor is about to open a photo. */
  onWarm: () => void;
  onOpen: (index: number, opener: HTMLElement) => void;
};

const { batch, eager, placeholders } = galleryLimits;

// From 768 px up the thumbnails scroll in a box, below it with the page (row 176). The negative
// margin gives focus rings room that the box would otherwise cut off.
const boxClass = "-m-2 p-2 md:max-h-[960px] md:overflow-y-auto";
const gridClass = "relative grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4";

/** The thumbnails in their scroll box; more are added as the visitor nears the last (rows 175-178). */
export function GalleryGrid({ photos, opening, onWarm, onOpen }: Props) {
  const [count, setCount] = useState<number>(batch);

  return (
    <div className={boxClass}>
      <ul
        className={gridClass}
        onPointerOver={({ pointerType }) => pointerType === "mouse" && onWarm()}
        onFocus={onWarm}
      >
        {photos.slice(0, count).map((photo, index) => (
          // The same id may be listed twice (F54), so the place is the key.
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
          // Anew after each batch: it is asked again, should the end still be near.
          <GalleryEnd key={count} onNear={() => setCount(count + batch)} />
        )}
      </ul>
    </div>
  );
}

/** The list's last 1200 px; says when they come into view, once. */
function GalleryEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  const near = useInView(end, { once: true });
  const tell = useEffectEvent(onNear);

  useEffect(() => {
    if (near) tell();
  }, [near]);

  // As tall, so that the next batch is there before its place comes into view.
  return (
    <li
      ref={end}
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-0 h-[1200px]"
    />
  );
}

/** Holds the room of the first photos while they load; without script there is nothing to wait for. */
export const GallerySkeleton = () => (
  <div aria-hidden className={`noscript:hidden ${boxClass}`}>
    <ul className={gridClass}>
      {Array.from({ length: placeholders }, (_, index) => (
        <li key={index} className={`${tileClass} motion-safe:animate-pulse`} />
      ))}
    </ul>
  </div>
);
