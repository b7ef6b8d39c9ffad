"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { photoUrl } from "@/lib/gallery/image-url";
import type { Photo } from "@/lib/gallery/photos";

/** The opened photo and a copy of the list, which later changes do not affect. */
export type Opening = { photos: readonly Photo[]; index: number; opener: HTMLElement };
export type ViewerProps = Pick<Opening, "photos" | "index"> & {
  /** The viewer begins to close: the page is usable again and gets the focus back. */
  onClosing: () => void;
  onClosed: () => void;
};

type View = { turn: number; opening: Opening; Viewer: ComponentType<ViewerProps> };

// A script of its own, loaded when it is needed.
const loadLightbox = () =>
  import("@/components/islands/lightbox/lightbox").then(({ Lightbox }) => Lightbox);

/**
 * Opens photos in the lightbox, loaded at the first opening; `warm` preloads it. When its script is
 * gone (a new deploy), the photo opens at its own address. `onOrphaned` is called instead of
 * focusing a thumbnail that is no longer there.
 */
export function useGalleryViewer(onOrphaned: () => void) {
  const [pending, setPending] = useState<{ turn: number; index: number }>();
  const [view, setView] = useState<View>();
  const latest = useRef(0);
  const warmed = useRef(false);

  const open = async (opening: Opening) => {
    const turn = ++latest.current;
    setPending({ turn, index: opening.index });
    const Viewer = await loadLightbox().catch(() => undefined);
    if (turn !== latest.current) return;
    setPending(undefined);
    const photo = opening.photos[opening.index];
    if (Viewer) setView({ turn, opening, Viewer });
    else if (photo) location.assign(photoUrl(photo.publicId));
  };

  // Esc closes at any time, even before the lightbox is shown.
  useEffect(() => {
    if (!pending) return;
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      latest.current += 1;
      setPending(undefined);
    };
    document.addEventListener("keydown", giveUp);
    return () => document.removeEventListener("keydown", giveUp);
  }, [pending]);

  const element = view && (
    <view.Viewer
      key={view.turn}
      photos={view.opening.photos}
      index={view.opening.index}
      onClosing={() => {
        const { opener } = view.opening;
        if (opener.isConnected) opener.focus();
        else onOrphaned();
      }}
      onClosed={() => setView((current) => (current?.turn === view.turn ? undefined : current))}
    />
  );

  return {
    element,
    opening: pending?.index,
    open: (opening: Opening) => void open(opening),
    warm: () => {
      if (warmed.current) return;
      warmed.current = true;
      loadLightbox().catch(() => undefined);
    },
  };
}
