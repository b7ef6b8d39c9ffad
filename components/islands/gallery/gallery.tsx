"use client";

import { useMemo, useRef } from "react";
import { GalleryFilters } from "@/components/islands/gallery/gallery-filters";
import { GalleryGrid, GallerySkeleton } from "@/components/islands/gallery/gallery-grid";
import { useGalleryViewer } from "@/components/islands/lightbox/gallery-viewer";
import { ScriptNote } from "@/components/ui/script-note";
import { galleryWords, photoCount } from "@/content/words/gallery";
import { chooseCategory, useCategory } from "@/lib/gallery/use-category";
import { filterPhotos } from "@/lib/gallery/category";
import { useGallery } from "@/lib/gallery/use-gallery";
import { useAppear } from "@/lib/motion/use-appear";

/** The photos with their filters and the lightbox. After a failure the gallery is empty. */
export function Gallery() {
  const chosen = useCategory();
  const { kind, photos } = useGallery();
  const shown = useMemo(() => filterPhotos(photos, chosen), [photos, chosen]);
  const filters = useRef<HTMLDivElement>(null);
  const list = useAppear<HTMLDivElement>(chosen);
  const viewer = useGalleryViewer(() =>
    filters.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus(),
  );

  return (
    <div data-grows="">
      <div ref={filters}>
        <GalleryFilters chosen={chosen} onChoose={chooseCategory} />
      </div>
      <ScriptNote>{galleryWords.withoutScript}</ScriptNote>
      <p role="status" className="mt-5 mb-3 min-h-[1.6em] text-muted md:mb-0">
        {kind === "ready" ? photoCount(shown.length) : ""}
      </p>
      <div ref={list}>
        {kind === "loading" && <GallerySkeleton />}
        {kind === "ready" && (
          // A new key for each filter: its list begins at the top, with its first batch.
          <GalleryGrid
            key={chosen}
            photos={shown}
            opening={viewer.opening}
            onWarm={viewer.warm}
            onOpen={(index, opener) => viewer.open({ photos: shown, index, opener })}
          />
        )}
      </div>
      {viewer.element}
    </div>
  );
}
