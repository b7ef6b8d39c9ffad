"use client";

import { useDeferredValue, useMemo, useRef } from "react";
import { GalleryFilters } from "@/components/islands/gallery/gallery-filters";
import {
  GalleryGrid,
  GallerySkeleton,
  keepPlaces,
} from "@/components/islands/gallery/gallery-grid";
import { Moving } from "@/components/islands/gallery/moving";
import { useGalleryViewer } from "@/components/islands/lightbox/gallery-viewer";
import { galleryWords, photoCount } from "@/content/words/gallery";
import { chooseCategory, useCategory } from "@/lib/gallery/use-category";
import { filterPhotos } from "@/lib/gallery/category";
import { useGallery } from "@/lib/gallery/use-gallery";

/** The photos with their filters and the lightbox. After a failure the gallery is empty. */
export function Gallery() {
  const chosen = useCategory();
  const { kind, photos } = useGallery();
  // The same id may be listed twice, so a photo's key is its place in the whole list.
  const all = useMemo(() => photos.map((photo, key) => ({ ...photo, key })), [photos]);
  const shown = useMemo(() => filterPhotos(all, chosen), [all, chosen]);
  // What is pressed shows at once; the tiles follow, in a task of their own.
  const listed = useDeferredValue(shown);
  const filters = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const viewer = useGalleryViewer(() =>
    filters.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus(),
  );

  return (
    <div data-grows="">
      <div ref={filters}>
        <GalleryFilters
          chosen={chosen}
          onChoose={(category) => {
            keepPlaces(box.current);
            chooseCategory(category);
          }}
        />
      </div>
      <p className="script-note">{galleryWords.withoutScript}</p>
      <p role="status" className="mt-5 mb-3 min-h-[1.6em] text-muted md:mb-0">
        {kind === "ready" ? photoCount(shown.length) : ""}
      </p>
      {kind === "loading" && <GallerySkeleton />}
      {kind === "ready" && (
        <Moving>
          <GalleryGrid
            ref={box}
            photos={listed}
            opening={viewer.opening}
            onWarm={viewer.warm}
            onOpen={(index, opener) => viewer.open({ photos: listed, index, opener })}
          />
        </Moving>
      )}
      {viewer.element}
    </div>
  );
}
