import { AnimatePresence, useIsPresent } from "framer-motion";
import * as m from "framer-motion/m";
import { useLayoutEffect, useRef, type ReactNode, type Ref } from "react";
import { useMoves } from "@/components/islands/gallery/moving";
import { GalleryTile, tileClass } from "@/components/islands/gallery/gallery-tile";
import type { Photo } from "@/lib/gallery/photos";
import { galleryLimits } from "@/lib/gallery/limits";

type Props = {
  ref: Ref<HTMLDivElement>;
  photos: readonly (Photo & { key: number })[];
  opening: number | undefined;
  /** A visitor is about to open a photo. */
  onWarm: () => void;
  onOpen: (index: number, opener: HTMLElement) => void;
};

const { eager, moving, placeholders } = galleryLimits;

// From 768 px up the thumbnails scroll in a box, below that with the page. The negative margin makes room
// for focus rings that the box would cut off.
// The scroll bar stands beside the page's column, which the grid fills.
const boxClass =
  "gallery-box -m-[8px] p-[8px] md:my-0 md:-mr-[28px] md:-ml-[17px] md:max-h-[960px] md:py-0 md:pl-[16px] print:max-h-none";
const gridClass =
  "relative grid w-[100cqw] grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4";

/** The thumbnails in their scroll box. */
export function GalleryGrid({ ref, photos, opening, onWarm, onOpen }: Props) {
  const tiles = photos.map((photo, index) => ({
    key: photo.key,
    children: (
      <GalleryTile
        photo={photo}
        eager={index < eager}
        opening={opening === index}
        onOpen={(opener) => onOpen(index, opener)}
      />
    ),
  }));

  return (
    <div className="@container">
      <div ref={ref} tabIndex={-1} className={boxClass}>
        <ul
          className={gridClass}
          onPointerEnter={({ pointerType }) => pointerType === "mouse" && onWarm()}
          onFocus={onWarm}
        >
          <AnimatePresence initial={false}>
            {tiles.slice(0, moving).map(({ key, children }) => (
              <Place key={key} list={photos}>
                {children}
              </Place>
            ))}
          </AnimatePresence>
          {tiles.slice(moving).map(({ key, children }) => (
            <li key={key}>{children}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type PlaceProps = {
  /** Where another one is shown, it glides to its new place. */
  list: readonly Photo[];
  children: ReactNode;
};

/** The place of one of the first tiles: it fades in and out, out of the way of those that glide. */
function Place({ list, children }: PlaceProps) {
  const place = useRef<HTMLLIElement>(null);
  const isPresent = useIsPresent();
  const moves = useMoves();

  useLayoutEffect(() => {
    const tile = place.current;
    if (isPresent || !tile) return;
    Object.assign(tile.style, places.get(tile));
    return () => void Object.assign(tile.style, { top: "", left: "", width: "" });
  }, [isPresent]);

  return (
    <m.li
      ref={place}
      layout={moves && "position"}
      layoutDependency={list}
      initial={moves && { opacity: 0 }}
      animate={{ opacity: 1 }}
      {...(moves && { exit: { opacity: 0 } })}
      transition={{ duration: galleryLimits.glide / 1000, ease: [0.2, 0.7, 0.2, 1] }}
      inert={!isPresent}
      className={isPresent ? "" : "pointer-events-none absolute"}
    >
      {children}
    </m.li>
  );
}

const places = new WeakMap<Element, Record<"top" | "left" | "width", string>>();

/**
 * Notes where the first tiles are: those that leave at the next filter fade there. (The library's own
 * way adds a style element, which the content policy forbids.) The box is scrolled to its top.
 */
export function keepPlaces(box: HTMLElement | null): void {
  if (!box) return;
  for (const tile of [...box.querySelectorAll<HTMLElement>("li:not([inert])")].slice(0, moving)) {
    const { offsetTop, offsetLeft, offsetWidth } = tile;
    const [top, left, width] = [`${offsetTop}px`, `${offsetLeft}px`, `${offsetWidth}px`];
    places.set(tile, { top, left, width });
  }
  box.scrollTop = 0;
}

/** Placeholders while the list loads; hidden without script. */
export const GallerySkeleton = () => (
  <div aria-hidden className="@container noscript:hidden">
    <div className={boxClass}>
      <ul className={gridClass}>
        {Array.from({ length: placeholders }, (_, index) => (
          <li key={index} className={`${tileClass} motion-safe:animate-pulse`} />
        ))}
      </ul>
    </div>
  </div>
);
